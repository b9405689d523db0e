#!/usr/bin/env bash
# Runs the tests that look at MODELGEN_LONG: more mutations, more inputs. And the suites of others, the
# store's tests under the address sanitizer, and its mutants.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/parts.sh
scripts/setup.sh

part "build" swift build --build-tests
export MODELGEN_LONG=1
# The sanitizer has the damaged files.
part "long tests" run_tests 'Fuzz|Long|Corpus' --skip DamagedFileLongTests
part "conformance" scripts/conformance.sh
part "sanitizer" env -u MODELGEN_LONG scripts/sanitize.sh
part "mutants" scripts/mutants.sh
print_parts
