#!/usr/bin/env bash
# Runs the store's tests under the address sanitizer, and thousands of damaged files; those with several
# threads also under the thread sanitizer.
#
# Leak detection is off: plans and prepared statements that live until the end are not leaks.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/parts.sh
scripts/setup.sh
package=$PWD/.build/sanitized/package
# options SANITIZER: the options of a build of its own.
options() {
    options=(-c release "--sanitize=$1" -Xswiftc -enable-testing --package-path "$package"
        --scratch-path "$PWD/.build/sanitized/$1")
}
mkdir -p "$package"
cp Tests/Mutants/Package.swift "$package"
ln -sfn "$PWD/Sources" "$package/Sources"
ln -sfn "$PWD/Tests" "$package/Tests"
export ASAN_OPTIONS=detect_leaks=0:malloc_context_size=4 SWIFT_BACKTRACE=enable=no
export TSAN_OPTIONS=halt_on_error=1

# sanitized OPTION…: runs some of the tests; fails if there are none.
sanitized() {
    local log=.build/sanitized/tests.log
    swift test --skip-build --disable-xctest "${options[@]}" "$@" 2>&1 | tee "$log"
    grep -q "Test run with [1-9]" "$log"
}

# damaged: only the long test reads MODELGEN_LONG.
damaged() { MODELGEN_LONG=1 sanitized --filter 'DamagedFileLongTests'; }

options address
part "sanitizer: build" swift build --build-tests "${options[@]}"
# The patches are those in this repository, not in the copy. Processes that answer each other in time, and
# an allocator of a test's own, need a program without the sanitizer.
part "sanitizer: the store's tests" sanitized --skip 'MutantTests|IsolationTests|FaultTests|ToolTablesTests'
part "sanitizer: damaged files" damaged
# runs_threads: some kernels lay out memory in a way that the thread sanitizer refuses.
runs_threads() {
    local folder=.build/sanitized/probe
    mkdir -p "$folder"
    echo 'print("runs")' >"$folder/probe.swift"
    swiftc -sanitize=thread -o "$folder/probe" "$folder/probe.swift" && "$folder/probe" >/dev/null
}

if runs_threads; then
    options thread
    part "sanitizer: build for threads" swift build --build-tests "${options[@]}"
    part "sanitizer: threads" sanitized --filter 'ConcurrencyTests|LiveResults|Observation|ModelActor'
else
    echo "sanitizer: threads aren't checked, as the thread sanitizer doesn't run here" >&2
fi
print_parts
