# shellcheck shell=bash
# The standard library as a module for an Apple target, made from the toolchain's own interfaces.
# Sourced after compiler.sh.

STDLIB_MODULES="Swift _Concurrency _StringProcessing SwiftOnoneSupport"

stdlib_part() {
    part stdlib "$(digest "$COMPILER $GATE_TARGET" "$GATE_HOME/lib/stdlib.sh")" build_stdlib
    STDLIB=$PART
}

# The frontend for the Apple target: `frontend FLAGS... FILES...`.
frontend() {
    swiftc -frontend -target "$GATE_TARGET" -sdk "$STDLIB/sdk" -resource-dir "$STDLIB/resources" \
        "$@"
}

build_stdlib() {
    local STDLIB=$1 directory module
    mkdir -p "$STDLIB/resources" "$STDLIB/interfaces"
    for directory in apinotes clang shims; do
        ln -s "$RESOURCES/$directory" "$STDLIB/resources/$directory"
    done
    for module in $STDLIB_MODULES; do
        retarget "$module" >"$STDLIB/interfaces/$module.swiftinterface" || return
    done
    objective_c_support >>"$STDLIB/interfaces/Swift.swiftinterface"
    for module in $STDLIB_MODULES; do
        compile_interface "$module" || return
    done
}

# Prints the Linux interface with the Apple target, without Linux-only declarations.
retarget() {
    local interface
    interface=$RESOURCES/linux/$1.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface
    sed -e "s/-target [^ ]*-unknown-linux-gnu/-target $GATE_TARGET -disable-availability-checking/" \
        -e 's/^ *@backDeployed(.*)$//' \
        -e '/^import Glibc$/d' \
        -e 's/_swift_stdlib_gettid()/UInt32(0)/' \
        -e 's/_stdlib_remainderl(self, other)/other/' \
        -e 's/self = _stdlib_squareRootl(self)/self += 0/' \
        "$interface"
}

# Declarations of the standard library that need an Objective-C runtime.
objective_c_support() {
    cat <<'SWIFT'
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
  public var pointee: Pointee { get nonmutating set }
  public init<U>(_ from: Swift.UnsafeMutablePointer<U>)
}
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
public func _forceBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T
public func _conditionallyBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T?
SWIFT
}

compile_interface() {
    local folder=$STDLIB/sdk/usr/lib/swift/$1.swiftmodule
    local flags=()
    [ "$1" = Swift ] && flags=(-parse-stdlib)
    mkdir -p "$folder"
    swiftc -frontend -compile-module-from-interface "$STDLIB/interfaces/$1.swiftinterface" \
        -module-name "$1" "${flags[@]}" -target "$GATE_TARGET" -sdk "$STDLIB/sdk" \
        -resource-dir "$STDLIB/resources" -module-cache-path "$STDLIB/clang-modules" \
        -o "$folder/arm64-apple-macos.swiftmodule"
}
