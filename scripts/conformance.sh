#!/usr/bin/env bash
# Runs the suites that other projects publish: Mustache's, JSON's, and strings that break programs.
#
# They lie beside the repository, in ../shared/conformance, or where MODELGEN_CONFORMANCE says.
# MODELGEN_RECORD=1 records the tables in Tests/Conformance anew.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/parts.sh

suites=${MODELGEN_CONFORMANCE:-../shared/conformance}
if [ ! -d "$suites" ]; then
    echo "conformance: skipped: the suites are not in $suites" >&2
    exit 0
fi
scripts/setup.sh
mkdir -p .build
swift build --build-tests >.build/conformance.log 2>&1 || { cat .build/conformance.log >&2; exit 1; }
MODELGEN_LONG=1 run_tests '^ConformanceTests\.'
