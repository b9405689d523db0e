# shellcheck shell=bash
# The parts that checking and running SwiftData code need, for this machine. Sourced after cache.sh
# and compiler.sh.

HOST=$RESOURCES/host

macros_part() {
    part swiftdata-macros "$(digest "$COMPILER" "$SWIFTDATA/parts.sh" "$SWIFTDATA/Macros")" build_macros
    MACROS=$PART
}

# The stub of SwiftData, and ModelTypes.
swiftdata_part() {
    local key
    macros_part
    key=$(digest "$MACROS" "$SWIFTDATA/parts.sh" "$SWIFTDATA/SwiftData" "$REPOSITORY/Sources/ModelTypes")
    part swiftdata "$key" build_swiftdata
    STUB=$PART
    PLUGIN=(-load-plugin-executable "$MACROS/macros#StubMacros")
}

build_macros() {
    swiftc -swift-version 6 -parse-as-library -module-name StubMacros -I "$HOST" -L "$HOST" \
        -Xlinker "-rpath=$HOST" -lSwiftSyntax -lSwiftSyntaxBuilder -lSwiftSyntaxMacros \
        -lSwiftCompilerPluginMessageHandling "$SWIFTDATA/Macros"/*.swift -o "$1/macros"
}

build_swiftdata() {
    local files
    library "$1" SwiftData -load-plugin-executable "$MACROS/macros#StubMacros" \
        "$SWIFTDATA/SwiftData"/*.swift || return
    swift_files "$REPOSITORY/Sources/ModelTypes"
    library "$1" ModelTypes -package-name modelgen "${files[@]}"
}

# library FOLDER MODULE ARGUMENTS...
library() {
    local folder=$1 module=$2
    shift 2
    swiftc -swift-version 6 -parse-as-library -wmo -module-name "$module" \
        -emit-module -emit-module-path "$folder/$module.swiftmodule" \
        -emit-object -o "$folder/$module.o" "$@"
}
