#!/usr/bin/env bash
# Runs the tests that read MODELGEN_LONG, with more mutations and inputs; the test suites from other
# projects; the store's tests under the address sanitizer, and on a PostgreSQL server; its mutants; and
# the recipes of CONTRIBUTING.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/parts.sh
scripts/setup.sh

part "build" swift build --build-tests
export MODELGEN_LONG=1
# The sanitizer runs with the damaged files.
part "long tests" run_tests 'Fuzz|Long|Corpus' --skip DamagedFileLongTests
part "conformance" scripts/conformance.sh
part "sanitizer" env -u MODELGEN_LONG scripts/sanitize.sh
part "PostgreSQL" env -u MODELGEN_LONG scripts/test-postgresql.sh --install
part "PgBouncer" env -u MODELGEN_LONG scripts/test-postgresql.sh --pgbouncer
part "mutants" scripts/mutants.sh
part "recipes" scripts/recipes.sh
print_parts
