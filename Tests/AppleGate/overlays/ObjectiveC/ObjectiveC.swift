@_exported import ObjectiveC

public struct ObjCBool: ExpressibleByBooleanLiteral {
    var _value: Int8

    public init(_ value: Bool) { _value = value ? 1 : 0 }

    public init(booleanLiteral value: Bool) { self.init(value) }

    public var boolValue: Bool { _value != 0 }
}

public struct Selector: ExpressibleByStringLiteral {
    var pointer: OpaquePointer

    public init(_ name: String) { fatalError() }

    public init(stringLiteral value: String) { fatalError() }
}

public struct NSZone {
    var pointer: OpaquePointer
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }

public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

extension NSObject: Equatable, Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

    @nonobjc public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension NSObject: CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}
