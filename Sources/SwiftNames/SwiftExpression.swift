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

        fileprivate var start: String { label.map { $0 + ": " } ?? "" }

        /// The argument in lines that fit.
        package func lines(end: String, indentation: Int) -> [String] {
            value.lines(start: start, end: end, indentation: indentation)
        }
    }

    /// The expression on one line.
    package var line: String {
        line(start: "", end: "")
    }

    private func line(start: String, end: String) -> String {
        if case .text(let text) = self { return concatenated(start, text, end) }
        var line = start
        append(to: &line)
        return line + end
    }

    private func append(to line: inout String) {
        switch self {
        case .text(let text): line += text
        case .call(let head, let arguments):
            line += head
            line += "("
            for (index, argument) in arguments.enumerated() {
                if index > 0 { line += ", " }
                line += argument.start
                argument.value.append(to: &line)
            }
            line += ")"
        case .array(let elements):
            line += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { line += ", " }
                element.append(to: &line)
            }
            line += "]"
        case .firstOf(let values): line += values.joined(separator: " ?? ")
        }
    }

    /// What stands between the brackets, and whether a comma stands behind the last one, too.
    private var elements: (open: String, close: String, [Argument], hasLastComma: Bool) {
        switch self {
        case .text, .firstOf: (self.line, "", [], false)
        case .call(let head, let arguments): (head + "(", ")", arguments, false)
        case .array(let elements):
            ("[", "]", elements.map { Argument(nil, $0) }, elements.count > 1)
        }
    }

    /// The expression in lines that fit, as far as it can be broken.
    ///
    /// - Parameters:
    ///   - start: what stands before it. For example: `return `.
    ///   - end: what stands behind it. For example: `:` after a pattern.
    ///   - indentation: the columns before every line.
    package func lines(start: String = "", end: String = "", indentation: Int) -> [String] {
        let line = line(start: start, end: end)
        guard !TextWidth.fits(line, indentation: indentation) else { return [line] }
        let (open, close, arguments, hasLastComma) = elements
        guard !arguments.isEmpty else {
            // What can't be broken itself stands behind its label, or behind an equals sign.
            guard start.hasSuffix(": ") || start.hasSuffix("= ") else { return [line] }
            let isAssigned = start.hasSuffix("= ")
            switch self {
            case .firstOf(let values) where !isAssigned:
                return filled(values, start, end, indentation, step: "    ")
            case .firstOf(let values):
                let lines = filled(values, "", end, indentation + 4, step: "")
                return [String(start.dropLast())] + lines.map { "    " + $0 }
            case .text, .call, .array: return [String(start.dropLast()), "    " + open + end]
            }
        }
        let inner = arguments.enumerated().flatMap { index, argument in
            argument.value.lines(
                start: argument.start,
                end: hasLastComma || index + 1 < arguments.count ? "," : "",
                indentation: indentation + 4
            )
        }
        return [start + open] + inner.map { "    " + $0 } + [close + end]
    }

    /// As many alternatives on each line as fit.
    private func filled(
        _ values: [String],
        _ start: String,
        _ end: String,
        _ indentation: Int,
        step: String
    ) -> [String] {
        var lines = [start + (values.first ?? "")]
        for (index, value) in values.enumerated().dropFirst() {
            let last = index + 1 == values.count ? end : ""
            let line = "\(lines[lines.count - 1]) ?? \(value)"
            if TextWidth.fits(line + last, indentation: indentation) {
                lines[lines.count - 1] = line
            } else {
                lines.append("\(step)?? \(value)")
            }
        }
        lines[lines.count - 1] += end
        return lines
    }
}
