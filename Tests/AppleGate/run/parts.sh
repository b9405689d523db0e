# shellcheck shell=bash
# What running needs, built for this machine. Sourced after cache.sh and compiler.sh.

companion_part() {
    part companion "$(digest "$COMPILER" "$RUN/parts.sh" "$RUN/Companion")" build_companion
    COMPANION=$PART
}

# The stub of Core Data, and ModelTypes above it.
stub_part() {
    local key
    key=$(digest "$COMPILER" "$RUN/parts.sh" "$RUN/CoreData" "$REPOSITORY/Sources/ModelTypes")
    part stub "$key" build_stub
    STUB=$PART
}

build_companion() {
    swiftc -swift-version 6 -warnings-as-errors "$RUN/Companion"/*.swift -o "$1/companion"
}

build_stub() {
    local files
    library "$1" CoreData "$RUN/CoreData"/*.swift || return
    swift_files "$REPOSITORY/Sources/ModelTypes"
    library "$1" ModelTypes -package-name modelgen -I "$1" "${files[@]}"
}

# library FOLDER MODULE ARGUMENTS...
library() {
    local folder=$1 module=$2
    shift 2
    swiftc -swift-version 6 -warnings-as-errors -parse-as-library -wmo -module-name "$module" \
        -emit-module -emit-module-path "$folder/$module.swiftmodule" \
        -emit-object -o "$folder/$module.o" "$@"
}
