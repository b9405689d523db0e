#!/usr/bin/env bash
# Runs the store's tests on a PostgreSQL server, which it starts and removes.
#
#   test-postgresql.sh [--install] [--pgbouncer] [FILTER]
#
# With --pgbouncer, all but the plain SQL of tests goes through PgBouncer in transaction mode.
# Without a server, it says so and does nothing; with --install, root on Debian gets one. Builds only
# the store and its tests: the trait in the whole package would build everything a second time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
install=()
pool=()
while :; do
    case ${1:-} in
    --install) install=(--install) ;;
    --pgbouncer) pool=(scripts/pgbouncer.sh run) ;;
    *) break ;;
    esac
    shift
done
package=$PWD/.build/postgresql/package
mkdir -p "$package/Sources" "$package/Tests"
cp Tests/PostgreSQL/Package.swift "$package"
for path in Sources/{CPostgreSQL,CSQLite,ModelStore,ModelStorePostgreSQL,ModelTypes} \
    Tests/{CFaultVFS,ModelStoreTests,TestSupport}; do
    ln -sfn "$PWD/$path" "$package/$path"
done
options=(--package-path "$package" --scratch-path "$PWD/.build/postgresql/build")

# With the tool, its statements are compared with the tables of the store.
if [ -z "${MODELGEN:-}" ] && [ -x .build/debug/modelgen ]; then
    export MODELGEN=$PWD/.build/debug/modelgen
fi

tests() {
    swift build --build-tests "${options[@]}"
    swift test --skip-build --disable-xctest "${options[@]}" --filter "$filter" \
        --skip 'CrashTests|DamagedFile|FaultTests|InterruptedSave|MutantTests|ToolTables'
}
filter=${1:-.}
export filter package
if [ "${MODELSTORE_POSTGRESQL:-}" ]; then tests; exit; fi
scripts/postgresql.sh "${install[@]}" run "${pool[@]}" "$0" "$filter"
