#!/usr/bin/env bash
# Runs the tests that look at MODELGEN_LONG: more mutations, more inputs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/parts.sh
scripts/setup.sh

part "build" swift build --build-tests
part "long tests" env MODELGEN_LONG=1 swift test --skip-build --filter 'Fuzz|Long|Corpus'
print_parts
