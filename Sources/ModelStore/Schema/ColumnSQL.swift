/// A column in statements: its name, and how its values become those of this library.
struct ColumnSQL: Sendable {
    /// For example: `"label"`.
    let name: String
    private let conversion: Conversion
    /// The property's name, which errors mention.
    private let property: String

    private enum Conversion: Sendable {
        case none
        /// Numbers that are read as text.
        case decimal
        case date(String)
        case uuid(String)
    }

    /// A column of this library's own form.
    init(_ name: String) {
        self.name = quoted(name)
        property = name
        conversion = .none
    }

    /// A column of an existing table.
    init(_ column: Entity.Column) {
        name = quoted(column.storedName ?? column.schema.name)
        property = column.schema.name
        switch column.schema.type {
        case .decimal: conversion = .decimal
        case .date: conversion = .date(column.form?.name ?? "reference")
        case .uuid: conversion = column.form.map { .uuid($0.name) } ?? .none
        default: conversion = .none
        }
    }

    /// An expression for the value as properties have it.
    ///
    /// For example: `t0."label"`.
    /// - Parameter table: an alias and a point, or an empty text.
    func reading(_ table: String) -> String {
        let value = table + name
        return switch conversion {
        case .none: value
        case .decimal: "CAST(\(value) AS TEXT) AS \(quoted(property))"
        case .date(let form): "date_of(\(value), \(literal(form))) AS \(quoted(property))"
        case .uuid: "uuid_of(\(value)) AS \(quoted(property))"
        }
    }

    /// An expression for a property's value as the column has it. For example: `?3`.
    func writing(_ parameter: String) -> String {
        switch conversion {
        case .none, .decimal: parameter
        case .date(let form): "stored_date(\(parameter), \(literal(form)))"
        case .uuid(let form): "stored_uuid(\(parameter), \(literal(form)))"
        }
    }
}
