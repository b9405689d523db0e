#!/bin/bash
# Checks generated SwiftData code, or runs it, on a stub of SwiftData.
#
#   swiftdata.sh check [--isolated] FOLDER...      each folder is a module, isolated to the main actor
#   swiftdata.sh run MAIN.swift GENERATED.swift... prints what the main file prints
#
# Exit status: 0 without errors and warnings, 1 with any; that of the program if it runs; 2 if
# nothing was checked.
set -euo pipefail
SWIFTDATA=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
# shellcheck source-path=SCRIPTDIR
. "$SWIFTDATA/../lib/cache.sh"
. "$SWIFTDATA/../lib/compiler.sh"
. "$SWIFTDATA/parts.sh"

usage() {
    sed -n 's/^#  /usage:/p' "${BASH_SOURCE[0]}" >&2
    exit 2
}

check_folder() {
    local folder=$1 files output status=0
    swift_files "$folder"
    [ ${#files[@]} -gt 0 ] || { echo "FAIL $folder: no Swift file"; return 1; }
    # The checks after type checking, such as those of initializers, run only if code is generated.
    output=$(swiftc -emit-sil -wmo -o /dev/null -parse-as-library -swift-version 6 \
        -module-name App -package-name App -I "$STUB" "${PLUGIN[@]}" "${ISOLATION[@]}" \
        "${files[@]}" 2>&1) || status=1
    if grep -qE '(^|: )(warning|error): ' <<<"$output"; then status=1; fi
    [ "$status" = 0 ] || printf 'FAIL %s\n%s\n' "$folder" "$output"
    return "$status"
}

run_program() {
    local main=$1 work
    shift
    work=$(mktemp -d)
    # Only a file of this name may hold statements.
    cp "$main" "$work/main.swift"
    swiftc -swift-version 6 -module-name App -package-name App -I "$STUB" "${PLUGIN[@]}" -wmo \
        "$@" "$work/main.swift" "$STUB"/*.o -o "$work/program" || { rm -r "$work"; exit 2; }
    "$work/program" && rm -r "$work"
}

[ $# -ge 2 ] || usage
command=$1
shift
ISOLATION=()
if [ "$1" = --isolated ]; then
    ISOLATION=(-default-isolation MainActor)
    shift
fi
swiftdata_part
status=0
case $command in
    check) for folder in "$@"; do check_folder "$folder" || status=1; done ;;
    run) run_program "$@" || status=$? ;;
    *) usage ;;
esac
exit "$status"
