import ModelIR
import SharedLowering
import SwiftNames

/// The conversion between a column and a part of a value.
///
/// For example: `Mood(rawValue: mood)`, and `newValue.mood.rawValue`.
struct ColumnValue {
    /// The stored property.
    let name: String
    let value: TypedValue?
    private let isOptional: Bool

    init(_ column: CompositeColumn) {
        name = SwiftIdentifier.escaped(column.attribute.name)
        value = column.valueType.flatMap(TypedValue.init)
        isOptional = column.attribute.isOptional
    }

    /// The condition for reading the part; `nil` if it's always there. For example:
    /// `let startDate`.
    var condition: String? {
        guard let value, value.canFail else { return isOptional ? "let \(name)" : nil }
        let read =
            isOptional
            ? "\(name).flatMap(\(value.initializer))" : "\(value.name)(\(value.label): \(name))"
        return "let \(name) = \(read)"
    }

    /// The expression for a part whose condition holds.
    var required: SwiftExpression {
        guard let value, !value.canFail else { return .text(name) }
        return .call(value.name, [.init(value.label, .text(name))])
    }

    /// The expression for an optional part.
    ///
    /// - Parameter property: The composite property, for the report of an unreadable value.
    func optional(_ property: String) -> SwiftExpression {
        guard let value else { return .text(name) }
        let initializer = SwiftExpression.Argument(nil, .text(value.initializer))
        guard value.canFail else {
            return isOptional ? .call("\(name).map", [initializer]) : required
        }
        let place = SwiftExpression.Argument(nil, .text(SwiftLiteral.string(property)))
        return .call("decoded", [.init(nil, .text(name)), place, initializer])
    }

    /// The stored form of a part.
    func raw(_ access: PartAccess) -> PartAccess {
        value.map { access.member($0.rawMember) } ?? access
    }
}
