#!/usr/bin/env bash
# Builds and runs the tests, except for long ones; prints the duration of each part in seconds.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/parts.sh
scripts/setup.sh

# build LOG OPTION…: warnings are errors; the log of a clean build contains none.
build() {
    local log=.build/$1 status=0
    shift
    mkdir -p .build
    swift build --build-tests "$@" >"$log" 2>&1 || status=$?
    grep -E "error:|warning:|^Build" "$log" || true
    [ $status = 0 ] || return 1
    if grep -q "warning:" "$log"; then
        echo "test: the build has warnings" >&2
        return 1
    fi
}

part "build" build build.log
part "lint" scripts/lint.sh
part "recipes: edits" scripts/recipes.sh --edits
part "docs" scripts/docs.sh --if-there
part "gate: first use builds it" Tests/AppleGate/gate.sh Tests/AppleGate/samples/good/*.swift
part "tests" run_tests .
# The examples are built with the tool of this build; `MODELGEN_ALL=1 make test-long` builds it with them.
MODELGEN_TOOL=$(scripts/debugbundle.sh .build/bundle)
export MODELGEN_TOOL
for name in HealthNotes Ledger; do
    example=(--package-path "Examples/$name" --scratch-path .build/packages-prebuilt)
    part "$name: build" build example.log "${example[@]}"
    part "$name: tests" run_tests . "${example[@]}"
done
print_parts
