import ModelIR
import SharedLowering
import SwiftNames

/// How the code gets from a column to a value, and back.
///
/// For example: `Topics(rawValue: row[4])` and `statement.bind(4, topics.rawValue)`.
struct StoredValue {
    let position: Int
    /// What the column holds, in Swift and without a question mark. For example: `Int64`.
    let stored: String
    /// The type of the values; nil where it is simply what is stored.
    let value: TypedValue?
    /// Whether the value is kept as JSON.
    let isEncoded: Bool
    /// Whether every value that the column may hold can be read.
    private let isAlwaysReadable: Bool

    init(_ attribute: Attribute, _ value: TypedValue?, at position: Int, _ types: TypeNames) {
        self.position = position
        self.value = value
        isEncoded = attribute.type.isEncoded
        isAlwaysReadable =
            value?.canFail != true && fits(attribute.type, isChecked: value == nil)
        stored =
            swiftType(of: attribute.type, types) ?? codableType(of: attribute)
            ?? types.foundation("Data")
    }

    /// The type of the values, without a question mark.
    var spelling: String { value?.name ?? stored }

    /// A value that must be there.
    var required: SwiftExpression {
        guard let value else {
            return .text(isEncoded ? "try row.value(encoded: \(position))" : column)
        }
        guard value.canFail else { return .call(value.name, [.init(value.label, .text(column))]) }
        return .call(
            "try row.value",
            [.init(nil, .text("\(position)")), .init(nil, .text(value.initializer))]
        )
    }

    /// A value that may be missing.
    var optional: SwiftExpression {
        guard let value else {
            return .text(isEncoded ? "row.optional(encoded: \(position))" : column)
        }
        guard value.canFail else {
            return .call(
                "(row[\(position)] as \(stored)?).map",
                [.init(nil, .text(value.initializer))]
            )
        }
        return .call(
            "row.optional",
            [.init(nil, .text("\(position)")), .init(nil, .text(value.initializer))]
        )
    }

    /// A value that has a default where what is stored cannot be read; the column is never NULL.
    func withDefault(_ literal: String) -> SwiftExpression {
        if isAlwaysReadable { return required }
        if value == nil {
            return .text("(\(optional.text) as \(stored)?) ?? \(literal)")
        }
        return .text("\(optional.text) ?? \(literal)")
    }

    /// What must hold before a value in a composite can be made. For example:
    /// `let eventDate: Date = row[8]`.
    func condition(_ name: String) -> String {
        guard let value, value.canFail else { return "let \(name): \(stored) = \(column)" }
        return optional.after("let \(name) = ")
    }

    /// The value, where its condition holds.
    func bound(_ name: String) -> SwiftExpression {
        guard let value, !value.canFail else { return .text(name) }
        return .call(value.name, [.init(value.label, .text(name))])
    }

    /// The statement that binds a value.
    func bind(_ access: PartAccess) -> SwiftExpression {
        let access = value == nil ? access : access.member("rawValue")
        return .call(
            "statement.bind",
            [
                .init(nil, .text("\(position)")),
                .init(isEncoded ? "encoded" : nil, .text(access.text)),
            ]
        )
    }

    private var column: String { "row[\(position)]" }
}

/// Whether all that a column of a type holds is of that type.
///
/// - Parameter isChecked: whether the column refuses numbers that are too large, and bytes that are
///   no UUID.
private func fits(_ type: AttributeType, isChecked: Bool) -> Bool {
    switch type {
    case .boolean, .integer64, .int, .float, .double, .date, .string, .binary: true
    case .integer16, .integer32, .uuid: isChecked
    case .decimal, .uri, .transformable, .codable, .undefined, .objectID, .composite: false
    }
}
