import ModelIR
import SharedLowering
import SwiftNames

/// The conversion between a column and a part of a value.
///
/// For example: `value1.doubleValue` and `NSNumber(value: newValue.value)`.
struct StoredPart {
    /// The attribute's name in the code.
    let name: String
    /// The attribute's name for access after a dot.
    let member: String
    let type: StoredType
    let value: TypedValue?

    init(_ column: CompositeColumn, _ types: TypeNames) {
        name = SwiftIdentifier.escaped(column.attribute.name)
        member = SwiftIdentifier.member(column.attribute.name)
        type = StoredType(column.attribute, types)
        value = column.valueType.flatMap(TypedValue.init)
    }

    /// The type of the values, without a question mark.
    var spelling: String { value?.name ?? type.swift }

    /// The condition for reading the part. For example: `let startDate`.
    var condition: String {
        guard let value, value.canFail else { return "let \(name)" }
        return "let \(name) = \(inParentheses(optionalRaw)).flatMap(\(value.initializer))"
    }

    /// The expression for a part whose condition holds.
    var required: SwiftExpression {
        guard let value else { return .text(raw) }
        if value.canFail { return .text(name) }
        return .call(value.name, [SwiftExpression.Argument(value.label, .text(raw))])
    }

    /// The expression for an optional part.
    ///
    /// - Parameter property: The composite property, for the report of an unreadable value.
    func optional(_ property: String) -> SwiftExpression {
        guard let value else { return .text(optionalRaw) }
        let initializer = SwiftExpression.Argument(nil, .text(value.initializer))
        guard value.canFail else {
            return .call(inParentheses(optionalRaw) + ".map", [initializer])
        }
        let property = SwiftExpression.Argument(nil, .text(SwiftLiteral.string(property)))
        return .call("decoded", [.init(nil, .text(optionalRaw)), property, initializer])
    }

    /// The expression that the stored property is set to for a Swift value.
    func stored(_ text: String, isOptional: Bool) -> SwiftExpression {
        guard case .boxed(_, let label) = type.bridge else { return .text(text) }
        guard isOptional else { return .call(type.object, [.init(label, .text(text))]) }
        let initializer = SwiftExpression.text("\(type.object).init(\(label):)")
        return .call(inParentheses(text) + ".map", [.init(nil, initializer)])
    }

    /// The stored value as a Swift type, if it exists.
    private var raw: String {
        if case .boxed(let getter, _) = type.bridge { "\(name).\(getter)" } else { name }
    }

    private var optionalRaw: String {
        if case .boxed(let getter, _) = type.bridge { "\(name)?.\(getter)" } else { name }
    }
}
