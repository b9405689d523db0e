import Foundation

/// A typed value that knows what the store holds for it. For example: `ValidatedName`, `Double?`.
public protocol StoredValue: Sendable {
    /// The type behind all wrappers. For example: `String` for `ValidatedName?`.
    associatedtype Primitive: PrimitiveValue = Self
    /// What the store holds; nil for a missing value. For example: `"Ann"`.
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
    /// The value itself: the store holds it as it is. For example: `70.5`.
    public var primitive: Self? { self }
}

extension StoredValue where Self: RawRepresentable, RawValue: StoredValue {
    /// The raw value. For example: `2` for an enum case whose raw value is 2.
    public var primitive: RawValue.Primitive? { rawValue.primitive }
}

extension Optional: StoredValue where Wrapped: StoredValue {
    /// What the store holds for the wrapped value, or nothing. For example: nil for `Int16?.none`.
    public var primitive: Wrapped.Primitive? { self?.primitive }
}

/// `Optional`, as constraints can speak of it. Nothing else conforms.
///
/// For example: `extension Field where Value: OptionalValue`.
public protocol OptionalValue {
    /// The type without "no value". For example: `Double` for `Double?`.
    associatedtype Wrapped
}

extension Optional: OptionalValue {}
