import Foundation

/// A type that a store holds as it is. For example: `Double`, `Date`.
///
/// The list is closed: no conformance outside this library.
public protocol PrimitiveValue: Hashable, Sendable {
    /// Shows the value to the library. For example: called for the `70` of `fields.weight > 70`.
    func accept(_ visitor: inout PrimitiveVisitor)
}

/// The only reader of primitive values; it keeps `Constant` out of the public interface.
///
/// For example: a visitor of the store binds a value to a statement.
public struct PrimitiveVisitor {
    package var constant = Constant.null
}

extension Bool: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .bool(self)
    }
}

extension Int: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .integer(Int64(self))
    }
}

extension Int16: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .integer(Int64(self))
    }
}

extension Int32: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .integer(Int64(self))
    }
}

extension Int64: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .integer(self)
    }
}

extension Float: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .double(Double(self))
    }
}

extension Double: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .double(self)
    }
}

extension Decimal: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .decimal(self)
    }
}

extension String: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .string(self)
    }
}

extension Date: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .date(self)
    }
}

extension UUID: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .uuid(self)
    }
}

extension URL: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .url(self)
    }
}

extension Data: StoredValue, PrimitiveValue {
    /// Shows the value to the library. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .data(self)
    }
}
