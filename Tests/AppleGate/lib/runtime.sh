# shellcheck shell=bash
# The library ModelTypes for the Apple target. Sourced after frameworks.sh.

runtime_part() {
    local key
    key=$(digest "$FRAMEWORKS" "$GATE_HOME/lib/runtime.sh" "$REPOSITORY/Sources/ModelTypes")
    part runtime "$key" build_runtime
    RUNTIME=$PART
}

build_runtime() {
    local files flags=(-module-name ModelTypes -package-name modelgen -parse-as-library
        -swift-version 6 -diagnostic-style llvm -warnings-as-errors)
    swift_files "$REPOSITORY/Sources/ModelTypes"
    framework_frontend -emit-module "${flags[@]}" "${files[@]}" \
        -o "$1/ModelTypes.swiftmodule" || return
    # The checks after type checking run only if code is generated.
    framework_frontend -emit-sil "${flags[@]}" "${files[@]}" -o /dev/null
}
