import ModelIR
import SwiftSyntax

/// Reads rules from the arguments of `@Validated`.
struct RuleReader {
    let file: SourceFile
    let reports: Reports
    /// The stored type; `nil` for a structure, which supports only `.ascending`.
    let stored: AttributeType?

    static let names = [
        "ascending", "characters", "length", "lowercased", "matches", "nonEmpty", "range",
        "singleLine", "trimmed",
    ]

    /// The rules as written; unreadable ones are reported and left out.
    func rules(_ annotation: Annotation) -> [ValidationRule] {
        annotation.arguments.compactMap { argument in
            if argument.label == "error" { return nil }
            if let label = argument.label {
                reportLabel(label, argument)
                return nil
            }
            guard let choice = Choice(argument.expression) else {
                error(
                    "swift.wrong-argument",
                    argument.expression,
                    "a rule begins with a dot, as '.trimmed' does"
                )
                return nil
            }
            return kind(choice).map {
                ValidationRule($0, origin: file.origin(of: argument.expression))
            }
        }
    }

    private func kind(_ choice: Choice) -> ValidationRule.Kind? {
        guard Self.names.contains(choice.name) else {
            reports.addUnknown(
                "rule.unknown",
                at: choice.nameNode,
                in: file,
                "there is no rule '.\(choice.name)'",
                name: choice.name,
                known: Self.names
            )
            return nil
        }
        guard fits(choice.name) else {
            let what = stored.map { "a type that stores a \($0.nameInMessages)" } ?? "a structure"
            error(
                "rule.not-applicable",
                choice.nameNode,
                "the rule '.\(choice.name)' means nothing for \(what)"
            )
            return nil
        }
        return withArguments(choice)
    }

    private func withArguments(_ choice: Choice) -> ValidationRule.Kind? {
        switch choice.name {
        case "trimmed": plain(.trimmed, choice)
        case "lowercased": plain(.lowercased, choice)
        case "singleLine": plain(.singleLine, choice)
        case "nonEmpty": plain(.nonEmpty, choice)
        case "ascending": plain(.ascending, choice)
        case "length": bounds(choice).map { .length($0) }
        case "range": bounds(choice).map { .range($0) }
        case "characters": characters(choice)
        default: pattern(choice)
        }
    }

    private func plain(_ kind: ValidationRule.Kind, _ choice: Choice) -> ValidationRule.Kind? {
        guard let extra = choice.arguments.first else { return kind }
        error("swift.wrong-argument", extra.expression, "'.\(choice.name)' takes no argument")
        return nil
    }

    private func bounds(_ choice: Choice) -> Bounds? {
        guard choice.arguments.count == 1, choice.arguments[0].label == nil,
            let bounds = Bounds(choice.arguments[0].expression)
        else {
            let message =
                "'.\(choice.name)' takes a range of numbers, as in '.\(choice.name)(1...20)'"
            error(
                "swift.wrong-argument",
                choice.arguments.first.map { Syntax($0.expression) } ?? Syntax(choice.nameNode),
                message
            )
            return nil
        }
        let range = choice.arguments[0].expression
        if choice.name == "length",
            [bounds.lower, bounds.upper].contains(where: { $0.map { Int($0) ?? -1 < 0 } ?? false })
        {
            error("swift.wrong-argument", range, "a length is a whole number that is not negative")
            return nil
        }
        if let lower = bounds.lower.flatMap(Double.init),
            let upper = bounds.upper.flatMap(Double.init),
            lower > upper || (lower == upper && !bounds.includesUpper)
        {
            error("rule.empty-range", range, "no value is in this range")
            return nil
        }
        return bounds
    }

    private func characters(_ choice: Choice) -> ValidationRule.Kind? {
        guard choice.arguments.count == 1, choice.arguments[0].label == "in",
            let set = Choice(choice.arguments[0].expression), set.arguments.isEmpty
        else {
            error(
                "swift.wrong-argument",
                choice.nameNode,
                "it takes a set, as in '.characters(in: .alphanumerics)'"
            )
            return nil
        }
        guard !characterSets.contains(set.name) else { return .characters(set.name) }
        reports.addUnknown(
            "rule.unknown-characters",
            at: set.nameNode,
            in: file,
            "there is no set of characters '.\(set.name)'",
            name: set.name,
            known: characterSets
        )
        return nil
    }

    private func pattern(_ choice: Choice) -> ValidationRule.Kind? {
        guard choice.arguments.count == 1, choice.arguments[0].label == nil,
            let pattern = choice.arguments[0].expression.stringValue
        else {
            error(
                "swift.wrong-argument",
                choice.nameNode,
                "'.matches' takes a regular expression in quotes"
            )
            return nil
        }
        return .matches(pattern)
    }

    private func fits(_ rule: String) -> Bool {
        guard let stored else { return rule == "ascending" }
        switch rule {
        case "ascending": return false
        case "range": return stored.isInteger || stored.isReal
        case "length", "nonEmpty": return stored == .string || stored == .binary
        default: return stored == .string
        }
    }

    private func reportLabel(_ label: String, _ argument: Annotation.Argument) {
        reports.addUnknown(
            "swift.unknown-argument",
            at: argument.node,
            in: file,
            "'@Validated' has no argument '\(label)'",
            name: label,
            known: ["error"]
        )
    }

    private func error(_ id: String, _ node: some SyntaxProtocol, _ message: String) {
        reports.add(.error, id, at: node, in: file, message)
    }
}

/// The names that `CharacterSet` uses.
private let characterSets = [
    "alphanumerics", "capitalizedLetters", "decimalDigits", "letters", "lowercaseLetters",
    "punctuationCharacters", "symbols", "uppercaseLetters", "whitespaces", "whitespacesAndNewlines",
]

extension Bounds {
    /// For example: `3..<20`, `0...`, `...1.5`.
    init?(_ expression: ExprSyntax) {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count == 3,
                let symbol = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
                ["...", "..<"].contains(symbol), let lower = parts[0].numberText,
                let upper = parts[2].numberText
            else { return nil }
            self.init(lower: lower, upper: upper, includesUpper: symbol == "...")
        } else if let postfix = expression.as(PostfixOperatorExprSyntax.self) {
            guard postfix.operator.text == "...", let lower = postfix.expression.numberText else {
                return nil
            }
            self.init(lower: lower, upper: nil)
        } else if let prefix = expression.as(PrefixOperatorExprSyntax.self),
            prefix.operator.text == "-", let bounds = Bounds(prefix.expression),
            let lower = bounds.lower, bounds.upper == nil
        {
            // The parser reads `-1...` as the negation of `1...`.
            self.init(lower: "-" + lower, upper: nil)
        } else if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
            guard ["...", "..<"].contains(prefix.operator.text),
                let upper = prefix.expression.withoutParentheses.numberText
            else { return nil }
            self.init(lower: nil, upper: upper, includesUpper: prefix.operator.text == "...")
        } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let element = tuple.elements.first
        {
            self.init(element.expression)
        } else {
            return nil
        }
    }
}
