import Foundation
import ModelTypes

/// The form in which values of a type are stored.
enum ScalarKind: Hashable {
    case bool
    case integer(bits: Int, isSigned: Bool)
    case double
    case float
    case decimal
    case text
    case date
    case uuid
    case url
    case data
}

extension ScalarKind {
    /// - Returns: `nil` for a type whose values have no column of their own.
    init?(_ type: Any.Type) {
        if let common = CommonType(type) {
            self = common.kind
        } else if let optional = type as? any WrappedValue.Type {
            self.init(optional.wrappedType)
        } else if let stored = type as? any StoredValue.Type {
            self.init(stored: stored)
        } else if let integer = type as? any FixedWidthInteger.Type {
            self = integer.scalarKind
        } else if let raw = type as? any RawRepresentable.Type {
            self.init(raw.rawType)
        } else if type == Character.self || type == Substring.self {
            self = .text
        } else {
            return nil
        }
    }

    private init?(stored: any StoredValue.Type) {
        let primitive = stored.primitiveType
        if let integer = primitive as? any FixedWidthInteger.Type {
            self = integer.scalarKind
            return
        }
        switch ObjectIdentifier(primitive) {
        case ObjectIdentifier(Bool.self): self = .bool
        case ObjectIdentifier(Double.self), ObjectIdentifier(CGFloat.self): self = .double
        case ObjectIdentifier(Float.self): self = .float
        case ObjectIdentifier(Decimal.self): self = .decimal
        case ObjectIdentifier(String.self): self = .text
        case ObjectIdentifier(Date.self): self = .date
        case ObjectIdentifier(UUID.self): self = .uuid
        case ObjectIdentifier(URL.self): self = .url
        case ObjectIdentifier(Data.self): self = .data
        default: return nil
        }
    }
}

/// A type that most properties have, known without asking what it conforms to, which takes longer.
private struct CommonType {
    let kind: ScalarKind
    let isOptional: Bool
}

extension CommonType {
    init?(_ type: Any.Type) {
        guard let known = Self.all[ObjectIdentifier(type)] else { return nil }
        self = known
    }

    private static let all = Dictionary(
        uniqueKeysWithValues: [
            both(String.self, .text), both(Int.self, Int.scalarKind), both(Bool.self, .bool),
            both(Double.self, .double), both(Date.self, .date), both(UUID.self, .uuid),
        ].joined()
    )

    /// A type and the optional one.
    private static func both<Value>(
        _ type: Value.Type,
        _ kind: ScalarKind
    ) -> [(ObjectIdentifier, CommonType)] {
        [
            (ObjectIdentifier(type), CommonType(kind: kind, isOptional: false)),
            (ObjectIdentifier(Value?.self), CommonType(kind: kind, isOptional: true)),
        ]
    }
}

extension FixedWidthInteger {
    fileprivate static var scalarKind: ScalarKind {
        .integer(bits: bitWidth, isSigned: isSigned)
    }
}

extension StoredValue {
    fileprivate static var primitiveType: Any.Type { Primitive.self }
}

extension RawRepresentable {
    fileprivate static var rawType: Any.Type { RawValue.self }
    fileprivate var anyRawValue: Any { rawValue }
}

/// `Optional`, for values whose type isn't known.
protocol WrappedValue {
    static var wrappedType: Any.Type { get }
    var wrapped: Any? { get }
}

extension Optional: WrappedValue {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrapped: Any? { self }
}

/// The value without the optionals around it.
func flattened(_ value: Any) -> Any? {
    if let common = CommonType(type(of: value)), !common.isOptional { return value }
    guard let optional = value as? any WrappedValue else { return value }
    return optional.wrapped.flatMap(flattened)
}

/// The stored form of a value; `nil` if values of its type have none.
func constant(_ value: Any) -> Constant? {
    guard let value = flattened(value) else { return .null }
    switch value {
    // The most frequent type, without asking what it conforms to.
    case let text as String: return .string(text)
    case let value as any StoredValue: return value.constant
    case let value as any FixedWidthInteger:
        // A number beyond 64 bits equals no stored one.
        return Int64(exactly: value).map(Constant.integer)
    case let value as any RawRepresentable: return constant(value.anyRawValue)
    case let value as Character: return .string(String(value))
    case let value as Substring: return .string(String(value))
    default: return nil
    }
}
