import Foundation

/// A type that stores support directly. For example: `Double`, `Date`.
///
/// The list is closed: types outside this library can't conform.
public protocol PrimitiveValue: Hashable, Sendable {
    /// Passes the value to a visitor. For example: called for the `70` in `fields.weight > 70`.
    func accept(_ visitor: inout PrimitiveVisitor)
}

/// The only way to read primitive values, which keeps `Constant` out of the public interface.
///
/// For example: a visitor in the store binds a value to a statement.
public struct PrimitiveVisitor {
    package var constant = Constant.null
}

extension Bool: StoredValue, PrimitiveValue {
    /// Passes the value to a visitor. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .bool(self)
    }
}

extension PrimitiveValue where Self: FixedWidthInteger {
    /// Passes the value to a visitor. See ``PrimitiveValue``. A value above `Int64.max`, which can't be
    /// stored, counts as that.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .integer(Int64(clamping: self))
    }
}

extension Int: StoredValue, PrimitiveValue {}
extension Int8: StoredValue, PrimitiveValue {}
extension Int16: StoredValue, PrimitiveValue {}
extension Int32: StoredValue, PrimitiveValue {}
extension Int64: StoredValue, PrimitiveValue {}
extension UInt: StoredValue, PrimitiveValue {}
extension UInt8: StoredValue, PrimitiveValue {}
extension UInt16: StoredValue, PrimitiveValue {}
extension UInt32: StoredValue, PrimitiveValue {}
extension UInt64: StoredValue, PrimitiveValue {}

extension Float: StoredValue, PrimitiveValue {
    /// Passes the value to a visitor. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .double(Double(self))
    }
}

extension Double: StoredValue, PrimitiveValue {
    /// Passes the value to a visitor. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .double(self)
    }
}

extension CGFloat: StoredValue, PrimitiveValue {
    /// Passes the value to a visitor. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .double(Double(self))
    }
}

extension Decimal: StoredValue, PrimitiveValue {
    /// Passes the value to a visitor. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .decimal(self)
    }
}

extension String: StoredValue, PrimitiveValue {
    /// Passes the value to a visitor. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .string(self)
    }
}

extension Date: StoredValue, PrimitiveValue {
    /// Passes the value to a visitor. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .date(self)
    }
}

extension UUID: StoredValue, PrimitiveValue {
    /// Passes the value to a visitor. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .uuid(self)
    }
}

extension URL: StoredValue, PrimitiveValue {
    /// Passes the value to a visitor. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .url(self)
    }
}

extension Data: StoredValue, PrimitiveValue {
    /// Passes the value to a visitor. See ``PrimitiveValue``.
    public func accept(_ visitor: inout PrimitiveVisitor) {
        visitor.constant = .data(self)
    }
}
