import ModelIR
import SharedLowering
import SwiftNames

/// The conversion between a column and a value.
///
/// For example: `Topics(rawValue: row[4])` and `statement.bind(4, topics.rawValue)`.
struct StoredValue {
    let position: Int
    /// The Swift type of the column without a question mark. For example: `Int64`.
    let stored: String
    /// The type of the values; `nil` if it's the stored type itself.
    let value: TypedValue?
    /// Whether the value is stored as JSON.
    let isEncoded: Bool
    /// Whether every possible value of the column can be read.
    private let isAlwaysReadable: Bool

    init(_ attribute: Attribute, _ value: TypedValue?, at position: Int, _ types: TypeNames) {
        self.position = position
        self.value = value
        isEncoded = attribute.type.isEncoded
        isAlwaysReadable =
            value?.canFail != true && fits(attribute.type, isChecked: value == nil)
            && [nil, "CGFloat"].contains(attribute.code?.numberType)
        stored =
            swiftType(of: attribute, types) ?? codableType(of: attribute).map {
                spacedType($0, types)
            }
            ?? types.foundation("Data")
    }

    /// The type of the values, without a question mark.
    var spelling: String { value?.name ?? stored }

    /// The expression for a required value.
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

    /// The expression for an optional value.
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

    /// The expression for a value with a default for unreadable columns, which are never NULL.
    func withDefault(_ literal: String) -> SwiftExpression {
        if isAlwaysReadable { return required }
        if value == nil {
            return .text("(\(optional.text) as \(stored)?) ?? \(literal)")
        }
        return .text("\(optional.text) ?? \(literal)")
    }

    /// The condition for making a value in a composite. For example:
    /// `let eventDate: Date = row[8]`.
    func condition(_ name: String) -> String {
        guard let value, value.canFail else { return "let \(name): \(stored) = \(column)" }
        return optional.after("let \(name) = ")
    }

    /// The value if its condition holds.
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

/// Whether every value that a column of a type can contain is of that type.
///
/// - Parameter isChecked: Whether the column rejects numbers that are too large, and bytes that
///   aren't a UUID.
private func fits(_ type: AttributeType, isChecked: Bool) -> Bool {
    switch type {
    case .boolean, .integer64, .int, .float, .double, .date, .string, .binary: true
    case .integer16, .integer32, .uuid: isChecked
    case .decimal, .uri, .transformable, .codable, .undefined, .objectID, .composite: false
    }
}
