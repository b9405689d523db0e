#!/usr/bin/env bash
# Runs the tests that read MODELGEN_LONG, with more mutations and inputs; the test suites from other
# projects; and one of five parts that take long, by the commit: the store's tests under the sanitizers,
# a third of its mutants, the store's tests behind PgBouncer, the recipes of CONTRIBUTING.md, or the
# examples as users build them.
#
# MODELGEN_ALL=1 runs all parts, all mutants, and all random cases. In CI, which sets MODELGEN_LATE, none of
# the five begins after that second, and long tests that rarely fail try a part of their cases, by the commit.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/parts.sh
scripts/setup.sh

examples() {
    local name
    for name in HealthNotes Ledger; do
        swift build --build-tests --package-path "Examples/$name" --scratch-path .build/packages
    done
}

part "build" swift build --build-tests
export MODELGEN_LONG=1
# What `inTurn(of:)` reads.
if [ -n "${MODELGEN_LATE:-}" ]; then
    MODELGEN_TURN=$(turn 12)
    export MODELGEN_TURN
fi
# The sanitizer runs with the damaged files.
part "long tests" run_tests 'Fuzz|Long|Corpus' --skip DamagedFileLongTests
part "conformance" scripts/conformance.sh
unset MODELGEN_LONG MODELGEN_TURN
part "PostgreSQL" scripts/test-postgresql.sh --install

run=$(turn 5)
if [ -n "${MODELGEN_ALL:-}" ]; then
    run=all
elif [ "$(date +%s)" -gt "${MODELGEN_LATE:-9999999999}" ]; then
    echo "test-long: turn $run is left out: it's late" >&2
    run=none
fi
case $run in all | 0) part "sanitizer" scripts/sanitize.sh ;; esac
case $run in
    all) part "mutants" scripts/mutants.sh ;;
    1) part "mutants" scripts/mutants.sh --sample ;;
esac
case $run in all | 2) part "recipes" scripts/recipes.sh ;; esac
case $run in all | 3) part "examples" examples ;; esac
case $run in all | 4) part "PgBouncer" scripts/test-postgresql.sh --pgbouncer ;; esac
print_parts
