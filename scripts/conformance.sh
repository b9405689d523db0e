#!/usr/bin/env bash
# Runs test suites from other projects: for Mustache, for JSON, and strings that break programs.
#
# They are in ../shared/conformance, next to the repository, or in the folder MODELGEN_CONFORMANCE.
# MODELGEN_RECORD=1 records the tables in Tests/Conformance.
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
