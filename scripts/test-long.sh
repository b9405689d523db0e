#!/usr/bin/env bash
# Runs the tests that look at MODELGEN_LONG: more mutations, more inputs. And the store's mutants.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/parts.sh
scripts/setup.sh

part "build" swift build --build-tests
export MODELGEN_LONG=1
part "long tests" run_tests 'Fuzz|Long|Corpus'
part "mutants" scripts/mutants.sh
print_parts
