# shellcheck shell=bash
# Foundation and Core Data for the Apple target: headers, and Swift overlays above them.
# Sourced after stdlib.sh.

frameworks_part() {
    local key
    key=$(digest "$STDLIB" "$GATE_HOME/lib/frameworks.sh" "$GATE_HOME/frameworks" \
        "$GATE_HOME/overlays")
    part frameworks "$key" build_frameworks
    FRAMEWORKS=$PART
}

# The frontend with the frameworks: `framework_frontend FLAGS... FILES...`.
framework_frontend() {
    # The plugins have the macros of Foundation, which don't depend on the target.
    frontend -module-cache-path "$FRAMEWORKS/clang-modules" -plugin-path "$RESOURCES/host/plugins" \
        -I "$FRAMEWORKS/overlays" -I "$FRAMEWORKS/headers/include" \
        -Fsystem "$FRAMEWORKS/headers" "$@"
}

build_frameworks() {
    local FRAMEWORKS=$1 module
    mkdir -p "$FRAMEWORKS/overlays"
    # A copy: a file touched in the checkout must not make the compiler build its caches again.
    cp -R "$GATE_HOME/frameworks" "$FRAMEWORKS/headers"
    for module in ObjectiveC FoundationEssentials Foundation CoreData; do
        framework_frontend -emit-module -module-name "$module" -parse-as-library \
            -disable-objc-attr-requires-foundation-module -swift-version 5 \
            "$GATE_HOME/overlays/$module"/*.swift \
            -o "$FRAMEWORKS/overlays/$module.swiftmodule" || return
    done
}
