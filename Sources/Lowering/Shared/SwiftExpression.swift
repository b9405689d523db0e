import TextLayout

/// An expression that is written on one line where it fits, and with an argument to a line where not.
///
/// For example: `ValidatedPairDate(trust: (startDate, endDate))`.
package enum SwiftExpression: Sendable {
    /// What is never broken. For example: `value1.doubleValue`.
    case text(String)
    /// A call, or a tuple where there is nothing before the parenthesis.
    case call(String, [Argument])
    /// An array literal.
    case array([SwiftExpression])
    /// What is taken where everything before it is nil. For example: `parent?.id ?? id`.
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

    /// The expression, with marks where it may be broken.
    package var text: String {
        switch self {
        case .text(let text): text
        case .call(let head, let arguments): Breakable.call(head, arguments.map(\.text))
        case .array(let elements): Breakable.array(elements.map(\.text))
        case .firstOf(let values): Breakable.group(Breakable.firstOf(values))
        }
    }

    /// A target, and the expression that is assigned to it: on the next line, if it is too long and
    /// has no parentheses to break it in.
    ///
    /// - Parameter target: with an equals sign and a space. For example: `self.name = `.
    package func after(_ target: String) -> String {
        switch self {
        case .text(let text): Breakable.next(target, text)
        case .call, .array: target + text
        case .firstOf(let values): Breakable.next(target, Breakable.firstOf(values))
        }
    }
}
