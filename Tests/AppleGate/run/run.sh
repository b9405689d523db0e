#!/bin/bash
# Runs generated Core Data code, untouched, on the stub of Core Data.
#
#   run.sh MAIN.swift GENERATED.swift...
#
# Prints what the main file prints; its exit status is the status. 2 where nothing could be run.
set -euo pipefail
RUN=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
# shellcheck source-path=SCRIPTDIR
. "$RUN/../lib/cache.sh"
. "$RUN/../lib/compiler.sh"
. "$RUN/parts.sh"

[ $# -ge 2 ] || die "usage: run.sh MAIN.swift GENERATED.swift..."
MAIN=$1
shift
companion_part
stub_part

WORK=$(mktemp -d)
trap 'rm -r "$WORK"' EXIT
# Only a file of this name may hold statements.
cp "$MAIN" "$WORK/main.swift"
"$COMPANION/companion" notes "$@" >"$WORK/notes"

FLAGS=(-swift-version 6 -I "$STUB" -I "$WORK")
swiftc "${FLAGS[@]}" -module-name App -c -wmo -o "$WORK/App.o" \
    -emit-module -emit-module-path "$WORK/App.swiftmodule" -enable-testing \
    -Xfrontend -access-notes-path -Xfrontend "$WORK/notes" -Xfrontend -Raccess-note=none \
    "$@" "$WORK/main.swift"
# The accessors that `@NSManaged` promises are what is missing. A module of their own defines them:
# in the same one, the compiler knows these symbols as somebody else's.
nm -u "$WORK/App.o" | sed -n 's/^ *U \(\$s3App.*\)$/\1/p' >"$WORK/undefined"
swift-demangle --compact <"$WORK/undefined" | paste "$WORK/undefined" - >"$WORK/symbols"
"$COMPANION/companion" accessors "$WORK/symbols" "$@" >"$WORK/Accessors.swift"
swiftc "${FLAGS[@]}" -module-name Accessors -parse-as-library -c "$WORK/Accessors.swift" \
    -o "$WORK/Accessors.o"
swiftc "$WORK"/*.o "$STUB"/*.o -o "$WORK/program"
"$WORK/program"
