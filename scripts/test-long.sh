#!/usr/bin/env bash
# Runs the tests that read MODELGEN_LONG, with more mutations and inputs, and then some of eight parts that
# take long, from one on that depends on the commit: the test suites from other projects, the tests on a
# PostgreSQL server, and those behind PgBouncer, the store's tests under the sanitizers, a third of its
# mutants, in files and on a server, the recipes of CONTRIBUTING.md, and the examples as users build them.
#
# Three parts are run; with MODELGEN_ALL=1 all parts, all mutants, and all random cases. In CI, which sets
# MODELGEN_LATE, as many are run as begin before that second, and long tests that rarely fail try a part of
# their cases, by the commit.
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
unset MODELGEN_LONG MODELGEN_TURN

sample=(--sample)
if [ -n "${MODELGEN_ALL:-}" ]; then sample=(); fi

# run NUMBER: runs one of the eight parts.
run() {
    case $1 in
        0) part "conformance" scripts/conformance.sh ;;
        1) part "sanitizer" scripts/sanitize.sh ;;
        2) part "PostgreSQL" scripts/test-postgresql.sh --install ;;
        3) part "mutants" scripts/mutants.sh "${sample[@]}" ;;
        4) part "PgBouncer" scripts/test-postgresql.sh --install --pgbouncer ;;
        5) part "recipes" scripts/recipes.sh ;;
        6) part "examples" examples ;;
        7) part "mutants on a server" scripts/mutants.sh --postgresql --install "${sample[@]}" ;;
    esac
}

# is_over COUNT: whether that many parts are enough.
is_over() {
    if [ -n "${MODELGEN_ALL:-}" ]; then return 1; fi
    if [ -n "${MODELGEN_LATE:-}" ]; then [ "$(date +%s)" -gt "$MODELGEN_LATE" ]; else [ "$1" = 3 ]; fi
}

first=$(turn 8)
for ((count = 0; count < 8; count++)); do
    if is_over $count; then
        echo "test-long: $count of 8 parts have been run, from the one with the number $first" >&2
        break
    fi
    run $(((first + count) % 8))
done
print_parts
