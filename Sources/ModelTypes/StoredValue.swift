import Foundation

/// A typed value with a stored form. For example: `ValidatedName`, `Double?`.
public protocol StoredValue: Sendable {
    /// The stored type, without wrappers. For example: `String` for `ValidatedName?`.
    associatedtype Primitive: PrimitiveValue = Self
    /// The stored form; `nil` for a missing value. For example: `"Ann"`.
    var primitive: Primitive? { get }
}

extension StoredValue {
    package var constant: Constant {
        var visitor = PrimitiveVisitor()
        primitive?.accept(&visitor)
        return visitor.constant
    }
}

extension StoredValue where Primitive == Self {
    /// The value itself, which is its own stored form. For example: `70.5`.
    public var primitive: Self? { self }
}

extension StoredValue where Self: RawRepresentable, RawValue: StoredValue {
    /// The raw value. For example: `2` for an enum case whose raw value is 2.
    public var primitive: RawValue.Primitive? { rawValue.primitive }
}

extension Optional: StoredValue where Wrapped: StoredValue {
    /// The stored form of the wrapped value. For example: `nil` for `Int16?.none`.
    public var primitive: Wrapped.Primitive? { self?.primitive }
}

/// `Optional`, in a form that generic constraints can use. No other type conforms.
///
/// For example: `extension Field where Value: OptionalValue`.
public protocol OptionalValue {
    /// The wrapped type. For example: `Double` for `Double?`.
    associatedtype Wrapped
}

extension Optional: OptionalValue {}
