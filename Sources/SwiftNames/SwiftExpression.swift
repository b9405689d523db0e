/// An expression that is written on one line where it fits, and with an argument to a line where not.
///
/// For example: `ValidatedPairDate(trust: (startDate, endDate))`.
package indirect enum SwiftExpression: Sendable {
    /// What is never broken. For example: `value1.doubleValue`.
    case text(String)
    /// A call, or a tuple where there is nothing before the parenthesis.
    case call(String, [Argument])

    package struct Argument: Sendable {
        package let label: String?
        package let value: SwiftExpression

        package init(_ label: String?, _ value: SwiftExpression) {
            self.label = label
            self.value = value
        }

        fileprivate var start: String { label.map { "\($0): " } ?? "" }
    }

    /// The expression on one line.
    package var line: String {
        switch self {
        case .text(let text): text
        case .call(let head, let arguments):
            "\(head)(" + arguments.map { $0.start + $0.value.line }.joined(separator: ", ") + ")"
        }
    }

    /// The expression in lines that fit, as far as it can be broken.
    ///
    /// - Parameters:
    ///   - start: what stands before it. For example: `return `.
    ///   - end: what stands behind it. For example: `:` after a pattern.
    ///   - indentation: the columns before every line.
    package func lines(start: String = "", end: String = "", indentation: Int) -> [String] {
        let line = start + line + end
        guard case .call(let head, let arguments) = self, !arguments.isEmpty,
            !TextWidth.fits(line, indentation: indentation)
        else { return [line] }
        let inner = arguments.enumerated().flatMap { index, argument in
            argument.value.lines(
                start: argument.start,
                end: index + 1 < arguments.count ? "," : "",
                indentation: indentation + 4
            )
        }
        return ["\(start)\(head)("] + inner.map { "    " + $0 } + [")\(end)"]
    }
}
