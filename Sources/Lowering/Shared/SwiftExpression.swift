import TextLayout

/// An expression on one line if it fits, and with one argument per line otherwise.
///
/// For example: `ValidatedPairDate(trust: (startDate, endDate))`.
package enum SwiftExpression: Sendable {
    /// Text that is never broken. For example: `value1.doubleValue`.
    case text(String)
    /// A call, or a tuple if the text before the parenthesis is empty.
    case call(String, [Argument])
    /// An array literal.
    case array([SwiftExpression])
    /// The first operand that isn't `nil`. For example: `parent?.id ?? id`.
    case firstOf([String])

    package struct Argument: Sendable {
        package let label: String?
        package let value: SwiftExpression

        package init(_ label: String?, _ value: SwiftExpression) {
            self.label = label
            self.value = value
        }

        /// For example: `trust: name`.
        package var text: String {
            guard let label else { return value.text }
            if case .text(let text) = value { return Breakable.next("\(label): ", text) }
            return "\(label): \(value.text)"
        }
    }

    /// The expression, with marks for possible line breaks.
    package var text: String {
        switch self {
        case .text(let text): text
        case .call(let head, let arguments): Breakable.call(head, arguments.map(\.text))
        case .array(let elements): Breakable.array(elements.map(\.text))
        case .firstOf(let values): Breakable.group(Breakable.firstOf(values))
        }
    }

    /// An assignment of the expression to a target. An expression that is too long for the line,
    /// and has no parentheses to break it in, is on the next line.
    ///
    /// - Parameter target: The target with an equals sign and a space. For example: `self.name = `.
    package func after(_ target: String) -> String {
        switch self {
        case .text(let text): Breakable.next(target, text)
        case .call, .array: target + text
        case .firstOf(let values): Breakable.next(target, Breakable.firstOf(values))
        }
    }
}
