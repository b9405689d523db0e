/// A column in statements: its name, and how its values become those of this library.
struct ColumnSQL: Sendable {
    /// For example: `"label"`.
    let name: String
    /// The alias and the point before the name in comparisons; otherwise empty.
    private var table = ""
    private var conversion: Conversion
    /// The property's name, which errors mention.
    private let property: String
    /// The expression whose value a new row has instead of NULL.
    private let defaultExpression: String?
    /// The property's values in a table that another program made; `nil` in those of this library.
    let schema: ColumnSchema?

    /// Whether the database computes the values.
    let isGenerated: Bool

    /// Whether rows may have other values than their objects when they're written.
    var hasOwnValues: Bool { defaultExpression != nil || isGenerated }

    /// Whether the column is a foreign key that holds another value than a row's number.
    var isReference: Bool { if case .reference = conversion { true } else { false } }

    private enum Conversion: Sendable {
        case none
        /// Numbers that are read as text.
        case decimal
        case date(String)
        case uuid(String)
        case letters
        case numbers
        case external
        /// Values of any storage class, which are read as data.
        case anyClass
        /// The numbers of entities, which are read as their names.
        case entity([(name: String, number: Int64)])
        /// A foreign key, which is read as the number of the row that it refers to.
        case reference(ReferredColumn)
    }

    /// A column of this library's own form.
    init(_ name: String) {
        self.name = quoted(name)
        property = name
        conversion = .none
        defaultExpression = nil
        schema = nil
        isGenerated = false
    }

    /// A column of an existing table.
    init(_ column: Entity.Column) {
        name = quoted(column.storedName ?? column.schema.name)
        property = column.schema.name
        defaultExpression = column.storedDefault
        schema = column.schema
        isGenerated = column.isGenerated
        switch column.schema.type {
        case .decimal: conversion = .decimal
        case .date: conversion = .date(column.form?.name ?? "reference")
        case .uuid: conversion = column.form.map { .uuid($0.name) } ?? .none
        case .bool where column.form == .letters: conversion = .letters
        case .bool where column.form == .numbers: conversion = .numbers
        case .data where column.form == .external: conversion = .external
        case .data where column.form == .anyClass: conversion = .anyClass
        default: conversion = .none
        }
    }

    /// The column with the number of a row's entity in a store of Core Data.
    init(numbers: [(name: String, number: Int64)]) {
        name = quoted("Z_ENT")
        property = "_type"
        defaultExpression = nil
        schema = nil
        isGenerated = false
        conversion = .entity(numbers)
    }

    /// The same column as a foreign key to a column of another table.
    func referring(to column: ReferredColumn) -> ColumnSQL {
        if column.isNumber { return self }
        var copy = self
        copy.conversion = .reference(column)
        return copy
    }

    /// The result column for the value as properties have it, named for the property.
    ///
    /// For example: `t0."label"`.
    /// - Parameter table: an alias and a point, or an empty text.
    func reading(_ table: String) -> String {
        if case .none = conversion { return value(table) }
        // The property reads the number of any text.
        if isDecimal { return "CAST(\(table + name) AS TEXT) AS \(quoted(property))" }
        return "\(value(table)) AS \(quoted(property))"
    }

    /// An expression for the value as properties have it. For example: `uuid_of(t0."id")`.
    func value(_ table: String) -> String {
        let value = table + name
        return switch conversion {
        case .none: value
        case .decimal: "decimal_of(\(value))"
        case .date(let form): "date_of(\(value), \(literal(form)))"
        case .uuid: "uuid_of(\(value))"
        case .letters: "CASE \(value) WHEN 't' THEN 1 WHEN 'f' THEN 0 ELSE \(value) END"
        case .numbers: "(\(value) <> 0)"
        case .external: "external_data(\(value))"
        case .anyClass: "CAST(\(value) AS BLOB)"
        case .reference(let column): column.row(ofValue: value)
        case .entity(let numbers):
            "CASE \(value)"
                + numbers.map { " WHEN \($0.number) THEN \(literal($0.name))" }.joined() + " END"
        }
    }

    /// Whether the same value may have several forms, or its texts aren't in the order of the dates.
    private var isMixed: Bool {
        switch conversion {
        case .anyClass, .external, .letters, .numbers: true
        case .uuid(let form): form.hasPrefix(Entity.StoredForm.mixed)
        // A fraction puts the later time first: `00:00:00.5Z` precedes `00:00:00Z`.
        case .date(let form): hasSeveralForms || form.hasSuffix("Z") && !form.contains(".")
        default: false
        }
    }

    private var hasSeveralForms: Bool {
        guard case .date(let form) = conversion else { return false }
        return form.hasPrefix(Entity.StoredForm.mixed)
    }

    /// Whether values are numbers, of which objects only have as many digits as SQLite writes.
    var isDecimal: Bool { if case .decimal = conversion { true } else { false } }

    /// The same as ``comparable(_:)`` for conditions and orders: numbers have the digits that objects have.
    ///
    /// For example: `decimal_of(t0."price")`.
    func tested(_ table: String) -> String { isDecimal ? value(table) : comparable(table) }

    /// An expression to compare with that of ``comparing(_:)``. For example: `t0."label"`.
    func comparable(_ table: String) -> String {
        if case .date(let form) = conversion, isMixed { return comparable(table + name, form) }
        return isMixed ? value(table) : table + name
    }

    private func comparable(_ date: String, _ form: String) -> String {
        "comparable_date(\(date), \(literal(form)))"
    }

    /// The column in comparisons with those of a table's alias. For example: `t0`.
    func compared(in alias: String) -> ColumnSQL {
        guard hasSeveralForms else { return self }
        var column = self
        column.table = alias + "."
        return column
    }

    /// Whether the column's form can't express a date, which a row would store as an earlier one.
    ///
    /// For example: a time in a column with days. Other forms only round what nobody measures.
    func cutsOff(_ value: Constant) -> Bool {
        guard case .date(let form) = conversion, !hasSeveralForms, case .date(let date) = value
        else { return false }
        let seconds = date.timeIntervalSinceReferenceDate
        if form == Entity.StoredForm.wholeSeconds.name { return hasFraction(seconds) }
        return DateText.isCut(seconds, like: form)
    }

    /// SQLite's message where a date can't be written.
    static let unstorableDate = "a text can't be a date before the year 0 or after 9999"

    /// Whether the column has texts that can't express a date.
    func cannotStore(_ value: Constant) -> Bool {
        guard case .date(let form) = conversion, !hasSeveralForms, case .date(let date) = value,
            DateNumber(named: form) == nil, form != "reference"
        else { return false }
        let seconds = date.timeIntervalSinceReferenceDate
        return DateText.text(of: seconds, like: form, .ofExample) == nil
    }

    private func hasFraction(_ seconds: Double) -> Bool { seconds.rounded(.down) != seconds }

    /// Whether a row may have an earlier date than the object that it's written for.
    ///
    /// In a column with several forms, that depends on the row.
    func mayShorten(_ value: Constant) -> Bool {
        guard let example = exampleOfSeveralForms, case .date(let date) = value else {
            return cutsOff(value)
        }
        let seconds = date.timeIntervalSinceReferenceDate
        // A day may be all that the column's texts have.
        return example.utf8.count == 10 && DateText.isCut(seconds, like: example)
            || hasFraction(seconds)
    }

    /// Whether ``mayShorten(_:)`` may hold.
    var shortensDates: Bool {
        guard case .date(let form) = conversion else { return false }
        return DateText.isWhole(exampleOfSeveralForms ?? form)
    }

    /// The form of a column with several, for rows that have none.
    private var exampleOfSeveralForms: String? {
        guard hasSeveralForms, case .date(let form) = conversion else { return nil }
        return String(form.trimmingPrefix(Entity.StoredForm.mixed))
    }

    /// An expression for a property's value in comparisons. For example: `?3`.
    func comparing(_ parameter: String) -> String {
        switch conversion {
        case .date(let form) where hasSeveralForms:
            "compared_date(\(parameter), \(literal(form)), \(table)\(name))"
        case .date(let form) where isMixed: comparable(writing(parameter), form)
        case .anyClass, .external, .letters, .numbers: parameter
        case .date(let form): "compared_date(\(parameter), \(literal(form)))"
        case .uuid where isMixed: parameter
        case .reference(let column): column.value(ofRow: parameter)
        default: writing(parameter)
        }
    }

    /// An expression for a property's value as the column has it. For example: `?3`.
    ///
    /// In a column with several forms, the value keeps that of the row.
    func writing(_ parameter: String) -> String { writing(parameter, like: name) }

    /// - Parameter model: an expression for another value of the column, whose form the value gets if
    ///   the column has several.
    private func writing(_ parameter: String, like model: String) -> String {
        switch conversion {
        case .none, .decimal, .entity, .numbers: parameter
        case .external: "\(ExternalFiles.storing)(\(parameter))"
        // The same bytes stay a number or a text.
        case .anyClass:
            "CASE WHEN CAST(\(model) AS BLOB) = \(parameter) THEN \(model) ELSE \(parameter) END"
        case .reference(let column): column.newValue(ofRow: parameter)
        case .letters: "CASE \(parameter) WHEN 1 THEN 't' WHEN 0 THEN 'f' END"
        case .date(let form) where hasSeveralForms:
            "stored_date(\(parameter), \(literal(form)), \(model))"
        case .date(let form): "stored_date(\(parameter), \(literal(form)))"
        case .uuid(let form): "stored_uuid(\(parameter), \(literal(form)))"
        }
    }

    /// An expression that writes a placeholder that no row has as a value.
    func writingUnlikely(_ parameter: String) -> String {
        isReference ? parameter : writing(parameter)
    }

    /// The same as ``writing(_:)`` for a new row, whose values get the form of the last row.
    /// - Parameters:
    ///   - table: The table, as statements name it.
    ///   - key: The table's key, as statements name it.
    func inserting(_ parameter: String, in table: String, key: String) -> String {
        if case .anyClass = conversion { return withDefault(parameter) }
        let last = "(SELECT \(name) FROM \(table) ORDER BY \(key) DESC LIMIT 1)"
        return withDefault(writing(parameter, like: last))
    }

    private func withDefault(_ value: String) -> String {
        defaultExpression.map { "coalesce(\(value), (\($0)))" } ?? value
    }

    /// A test for the name of a row's entity. For example: `t0."_type" = 'Hedge'`.
    func isEntity(_ entity: String, _ table: String) -> String {
        guard case .entity(let numbers) = conversion else {
            return "\(table).\(name) = \(literal(entity))"
        }
        let number = numbers.first { $0.name == entity }?.number ?? -1
        return "\(table).\(name) = \(number)"
    }
}
