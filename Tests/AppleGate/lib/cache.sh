# shellcheck shell=bash
# The cache of built parts. Sourced.
#
# A part is built once into `$GATE_CACHE/<name>-<key>`; the key is a digest of its sources.

GATE_HOME=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
REPOSITORY=$(cd "$GATE_HOME/../.." && pwd -P)
GATE_CACHE=${MODELGEN_GATE_CACHE:-$REPOSITORY/.build/apple-gate}
mkdir -p "$GATE_CACHE"
GATE_CACHE=$(cd "$GATE_CACHE" && pwd -P)

die() {
    echo "$(basename "$0"): $*" >&2
    exit 2
}

# swift_files FOLDER: sets `files` to all Swift files below it, sorted.
swift_files() {
    mapfile -d '' files < <(find "$1" -name '*.swift' -type f -print0 | sort -z)
}

# digest TEXT PATH...: one word for the text, the names and the contents of all files below.
digest() {
    local text=$1
    shift
    {
        echo "$text"
        find "$@" -type f -print0 | sort -z | xargs -0 sha256sum
    } | sha256sum | cut -c1-16
}

# part NAME KEY BUILDER: sets PART to the folder; BUILDER fills the folder that it is given.
# If two processes need a part, the second waits for the first one to build it.
part() {
    local name=$1 key=$2 builder=$3
    PART=$GATE_CACHE/$name-$key
    [ -f "$PART/complete" ] && return
    (
        flock 9
        [ -f "$PART/complete" ] && exit
        rm -rf "$PART"
        mkdir "$PART"
        if ! "$builder" "$PART" >"$PART.log" 2>&1 9>&-; then
            cat "$PART.log" >&2
            exit 2
        fi
        rm "$PART.log"
        touch "$PART/complete"
        # A part unused for a week belongs to an older compiler or checkout.
        find "$GATE_CACHE" -maxdepth 1 -type d -name "$name-*" -mtime +7 -exec rm -r {} +
    ) 9>"$GATE_CACHE/$name.lock" || die "cannot build $name"
}
