#!/usr/bin/env bash
# Shows that the store's tests find faults: each fault in Tests/Mutants makes its test fail.
#
#   mutants.sh [--postgresql [--install]] [NAME…]
#   mutants.sh [--postgresql [--install]] --sample
#                           a third of them, by the commit
#
# Applies each patch to a copy of the store, then builds it and runs the test that the patch names.
# Exits with 1 if a fault survives or a patch no longer applies. With --postgresql, the tests use a
# server, and the patches that only concern files are left out; without a server, it says so, or
# installs one with --install, as root on Debian.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/parts.sh
scripts/setup.sh
package=Tests/Mutants/Package.swift
sources=(Sources/{CSQLite,ModelTypes,ModelStore})
engine=files
if [ "${1:-}" = --postgresql ]; then
    shift
    install=()
    if [ "${1:-}" = --install ]; then
        install=(--install)
        shift
    fi
    [ "${MODELSTORE_POSTGRESQL:-}" ] ||
        exec scripts/postgresql.sh "${install[@]}" run "$0" --postgresql "$@"
    engine=server
    package=Tests/PostgreSQL/Package.swift
    sources+=(Sources/{CPostgreSQL,ModelStorePostgreSQL})
fi
patches=(Tests/Mutants/*.patch)
if [ "${1:-}" = --sample ]; then
    start=$(turn 3)
    for index in "${!patches[@]}"; do
        [ $((index % 3)) = "$start" ] || unset "patches[$index]"
    done
elif [ $# -gt 0 ]; then
    patches=("${@/#/Tests/Mutants/}")
    patches=("${patches[@]/%/.patch}")
fi
folder=$PWD/.build/mutants/$engine
copy=$folder/package
scratch=$folder/build
log=$folder/log
# Otherwise, git treats the copy as part of this repository, which must not change.
export GIT_CEILING_DIRECTORIES=$folder

# header FIELD PATCH: the text after the field's name at the start of the patch.
header() { sed -n "1,/^$/s/^$1: //p" "$2"; }

if [ $engine = server ]; then
    for index in "${!patches[@]}"; do
        [ -z "$(header Files "${patches[$index]}")" ] || unset "patches[$index]"
    done
fi

# link_target LINK: the path of the folder from here.
link_target() {
    local folder
    folder=$(cd "$(dirname "$1")/$(readlink "$1")" && pwd)
    echo "${folder#"$PWD/"}"
}

copy_store() {
    local path link
    rm -rf "$copy"
    mkdir -p "$copy"
    cp "$package" "$copy"
    # The classes in the store's tests are links to recorded golden cases.
    for path in "${sources[@]}" Tests/{CFaultVFS,ModelStoreTests,TestSupport} \
        $(find Tests/ModelStoreTests -type l | while read -r link; do link_target "$link"; done); do
        mkdir -p "$copy/$(dirname "$path")"
        cp -R "$path" "$copy/$path"
    done
}

build() {
    swift build --build-tests --package-path "$copy" --scratch-path "$scratch" >"$log" 2>&1
}

# passes TEST…: 0 if the tests pass, 1 if one fails, 2 if one does not exist.
passes() {
    local names status=0
    names=$(printf '|%s' "$@")
    timeout 300 swift test --skip-build --disable-xctest --package-path "$copy" \
        --scratch-path "$scratch" --filter "\.(${names:1})\(" >"$log" 2>&1 || status=1
    grep -q "Test run with $# test" "$log" || [ $status = 1 ] || return 2
    return $status
}

# The output of the last build or test.
explain() { grep -E "error:|✘|Test run" "$log" | sort -u | head -n 20 >&2 || true; }

unchanged_passes() {
    local patch tests=()
    copy_store
    build || { explain; return 1; }
    mapfile -t tests < <(for patch in "${patches[@]}"; do header Test "$patch"; done | sort -u)
    passes "${tests[@]}" || { explain; return 1; }
}

# mutant PATCH: prints whether its test finds the fault.
mutant() {
    local patch=$1 test result status=0
    test=$(header Test "$patch")
    if ! git -C "$copy" apply "$PWD/$patch"; then
        result="DOES NOT APPLY"
    elif ! build; then
        result="DOES NOT BUILD"
        explain
    else
        passes "$test" || status=$?
        case $status in
            1) result="caught by $test" ;;
            0) result="SURVIVED $test" ;;
            *) result="NO TEST $test" ;;
        esac
    fi
    git -C "$copy" apply --reverse "$PWD/$patch" 2>/dev/null || true
    echo "$(basename "$patch" .patch): $result"
    [ $status = 1 ]
}

failures=0
part "the store without a fault" unchanged_passes
echo "== faults"
start=$SECONDS
for patch in "${patches[@]}"; do mutant "$patch" || failures=$((failures + 1)); done
PARTS+=("$(printf '%6d s  %d faults' $((SECONDS - start)) ${#patches[@]})")
print_parts
[ $failures = 0 ] || { echo "mutants: $failures not caught" >&2; exit 1; }
