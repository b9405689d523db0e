import ModelTypes

/// A property's new value in every row that an update changes.
///
/// For example: `Person.fields.visits + 1`, `Person.fields.name.set(to: "Ann")`.
public struct FieldUpdate<Model>: Sendable {
    let name: String
    let change: FieldChange
}

enum FieldChange: Sendable {
    case set(Constant)
    case add(Constant)
    case subtract(Constant)
}

extension Field {
    /// Gives the property a value. For example: `Person.fields.name.set(to: "Ann")`.
    public func set(to value: Value) -> FieldUpdate<Model> {
        FieldUpdate(name: name, change: .set(value.constant))
    }
}

extension Field where Value: FixedWidthInteger {
    /// Adds to the property. For example: `Person.fields.visits + 1`.
    public static func + (field: Self, value: Value) -> FieldUpdate<Model> {
        FieldUpdate(name: field.name, change: .add(value.constant))
    }

    /// Subtracts from the property. For example: `Person.fields.visits - 1`.
    public static func - (field: Self, value: Value) -> FieldUpdate<Model> {
        FieldUpdate(name: field.name, change: .subtract(value.constant))
    }
}

extension Field where Value: BinaryFloatingPoint {
    /// Adds to the property. For example: `Person.fields.weight + 0.5`.
    public static func + (field: Self, value: Value) -> FieldUpdate<Model> {
        FieldUpdate(name: field.name, change: .add(value.constant))
    }

    /// Subtracts from the property. For example: `Person.fields.weight - 0.5`.
    public static func - (field: Self, value: Value) -> FieldUpdate<Model> {
        FieldUpdate(name: field.name, change: .subtract(value.constant))
    }
}

/// A missing value stays missing.
extension Field {
    /// Adds to the property unless it's missing. For example: `Person.fields.count + 1`.
    public static func + <Wrapped>(field: Self, value: Wrapped) -> FieldUpdate<Model>
    where Value == Wrapped?, Wrapped: FixedWidthInteger & StoredValue {
        FieldUpdate(name: field.name, change: .add(value.constant))
    }

    /// Subtracts from the property unless it's missing. For example: `Person.fields.count - 1`.
    public static func - <Wrapped>(field: Self, value: Wrapped) -> FieldUpdate<Model>
    where Value == Wrapped?, Wrapped: FixedWidthInteger & StoredValue {
        FieldUpdate(name: field.name, change: .subtract(value.constant))
    }

    /// Adds to the property unless it's missing. For example: `Person.fields.weight + 0.5`.
    public static func + <Wrapped>(field: Self, value: Wrapped) -> FieldUpdate<Model>
    where Value == Wrapped?, Wrapped: BinaryFloatingPoint & StoredValue {
        FieldUpdate(name: field.name, change: .add(value.constant))
    }

    /// Subtracts from the property unless it's missing. For example: `Person.fields.weight - 0.5`.
    public static func - <Wrapped>(field: Self, value: Wrapped) -> FieldUpdate<Model>
    where Value == Wrapped?, Wrapped: BinaryFloatingPoint & StoredValue {
        FieldUpdate(name: field.name, change: .subtract(value.constant))
    }
}
