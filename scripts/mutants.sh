#!/usr/bin/env bash
# Shows that the store's tests bite: each fault in Tests/Mutants makes its test fail.
#
#   mutants.sh [NAME…]
#
# Each patch is applied to a copy of the store, which is built and tested by the test that the
# patch names. 1 where a fault survives, or where its patch no longer applies.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/parts.sh
scripts/setup.sh
patches=(Tests/Mutants/*.patch)
if [ $# -gt 0 ]; then
    patches=("${@/#/Tests/Mutants/}")
    patches=("${patches[@]/%/.patch}")
fi
copy=$PWD/.build/mutants/package
scratch=$PWD/.build/mutants/build
log=$PWD/.build/mutants/log
# Else git takes the copy for a part of this repository, where it must not change anything.
export GIT_CEILING_DIRECTORIES=$PWD/.build/mutants

# header FIELD PATCH: the text behind the field's name at the start of the patch.
header() { sed -n "1,/^$/s/^$1: //p" "$2"; }

copy_store() {
    local path
    rm -rf "$copy"
    mkdir -p "$copy"
    cp Tests/Mutants/Package.swift "$copy"
    # The classes of the store's tests are those that golden cases have recorded: links lead there.
    for path in Sources/{CSQLite,ModelTypes,ModelStore} Tests/{ModelStoreTests,TestSupport} \
        $(find Tests/ModelStoreTests -type l -exec readlink {} \; | sed 's|^\.\.|Tests|'); do
        mkdir -p "$copy/$(dirname "$path")"
        cp -R "$path" "$copy/$path"
    done
}

build() {
    swift build --build-tests --package-path "$copy" --scratch-path "$scratch" >"$log" 2>&1
}

# passes TEST…: 0 where the tests pass, 1 where one fails, 2 where one is not there.
passes() {
    local names status=0
    names=$(printf '|%s' "$@")
    timeout 300 swift test --skip-build --disable-xctest --package-path "$copy" \
        --scratch-path "$scratch" --filter "\.(${names:1})\(" >"$log" 2>&1 || status=1
    grep -q "Test run with $# test" "$log" || [ $status = 1 ] || return 2
    return $status
}

# What the last build or test had to say.
explain() { grep -E "error:|✘|Test run" "$log" | sort -u | head -n 20 >&2 || true; }

unchanged_passes() {
    local patch tests=()
    copy_store
    build || { explain; return 1; }
    mapfile -t tests < <(for patch in "${patches[@]}"; do header Test "$patch"; done | sort -u)
    passes "${tests[@]}" || { explain; return 1; }
}

# mutant PATCH: says whether its test catches it.
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
