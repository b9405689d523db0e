# Runs named parts of a script and tells how long each took. Meant to be sourced.

PARTS=()

# part NAME COMMAND…: runs the command; stops the script where it fails.
part() {
    local name=$1 start=$SECONDS
    shift
    echo "== $name"
    "$@"
    PARTS+=("$(printf '%6d s  %s' $((SECONDS - start)) "$name")")
}

# Prints the seconds of every part so far.
print_parts() {
    echo "== seconds per part"
    printf '%s\n' "${PARTS[@]}"
}
