# Runs and times named parts of a script; runs tests. Meant to be sourced.

PARTS=()

# part NAME COMMAND…: runs the command; stops the script if it fails.
part() {
    local name=$1 start=$SECONDS
    shift
    echo "== $name"
    "$@"
    PARTS+=("$(printf '%6d s  %s' $((SECONDS - start)) "$name")")
    echo "== $((SECONDS - start)) s $name"
}

# turn COUNT: a number below COUNT, by the commit: CI runs what takes long in turns. A complete run,
# MODELGEN_ALL=1, doesn't ask.
turn() {
    local commit
    commit=$(git rev-parse --short=7 HEAD)
    echo $((16#$commit % $1))
}

# Prints the duration of each part so far, in seconds.
print_parts() {
    echo "== seconds per part"
    printf '%s\n' "${PARTS[@]}"
}

# run_tests FILTER OPTION…: runs the built tests whose names match; fails if there are none.
run_tests() {
    local log=.build/tests.log filter=$1
    shift
    swift test --skip-build --disable-xctest --filter "$filter" "$@" 2>&1 | tee "$log"
    if ! grep -q "Test run with [1-9]" "$log"; then
        echo "test: no test matches '$filter'" >&2
        return 1
    fi
}
