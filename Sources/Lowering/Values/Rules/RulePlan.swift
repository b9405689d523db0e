import ModelIR
import SwiftNames
import TextLayout

/// A validated type's initializer, error and bounds, built up rule by rule.
struct RulePlan {
    let kind: RawKind
    let rawType: String
    let types: TypeNames
    private(set) var error = ErrorPlan()
    private(set) var constants: [ConstantView] = []
    private(set) var steps: [StepView] = []
    /// The expression for the current value. For example: `value`.
    private(set) var current = "rawValue"
    private var textRule: String { types.modelTypes("TextRule") }

    init(_ kind: RawKind, rawType: String, _ scope: ValueScope) {
        self.kind = kind
        self.rawType = rawType
        types = scope.types
    }
}

extension RulePlan {
    /// Adds consecutive cleaning rules.
    ///
    /// - Parameter isLast: Whether these are the last cleaning rules.
    mutating func addCleaning(_ rules: [ValidationRule.Kind], isLast: Bool) {
        let value = rules.reduce(current) { inner, rule in
            rule == .lowercased
                ? "\(textRule).lowercased(\(inner))" : "\(textRule).trimmed(\(inner))"
        }
        let left = current == "value" ? "value" : isLast ? "let value" : "var value"
        steps.append(StepView(cleaning: "\(left) = \(value)"))
        current = "value"
    }

    mutating func addSingleLine() {
        check("\(textRule).isSingleLine(\(current))", ".notSingleLine")
        error.add("notSingleLine", "The text has more than one line.")
    }

    mutating func addNonEmpty() {
        check("!\(current).isEmpty", ".empty")
        error.add("empty", kind == .text ? "The text is empty." : "There is no data.")
    }

    /// - Parameter set: The name of a character kind.
    mutating func addCharacters(_ set: String) {
        check(
            "\(textRule).consists(\(current), of: .\(set))",
            ".wrongCharacters",
            ["allowed: .\(set)"]
        )
        error.add(
            "wrongCharacters",
            #"The text may contain only \(allowed)."#,
            [("allowed", types.modelTypes("CharacterKind"))]
        )
    }

    mutating func addPattern(_ pattern: String) {
        let count = constants.count { $0.name.hasPrefix("pattern") }
        let name = count == 0 ? "pattern" : "pattern\(count + 1)"
        let type = types.modelTypes("TextPattern")
        constant(
            name,
            type + "(" + Breakable.lines(brokenString(pattern)) + ")",
            ["The whole text must match it."]
        )
        check("Self.\(name).matches(\(current))", ".noMatch", ["pattern: Self.\(name).text"])
        error.add(
            "noMatch",
            #"The text does not match the pattern \(pattern)."#,
            [("pattern", types.swift("String"))]
        )
    }

    /// - Parameter isUpperIncluded: `false` if the upper bound itself is too long.
    mutating func addLength(
        lower: BoundLiteral?,
        upper: BoundLiteral?,
        isUpperIncluded: Bool
    ) {
        let int = types.swift("Int")
        let head = lengthWords
        if let lower {
            constant("lengthLowerBound", lower.text)
            checkLength("lower", ".tooShort", ">=")
            error.add(
                "tooShort",
                head + #" at least \(lowerBound)."#,
                [("length", int), ("lowerBound", int)]
            )
        }
        if let upper {
            let remark = isUpperIncluded ? [] : ["The first length that is too long."]
            constant("lengthUpperBound", upper.text, remark)
            checkLength("upper", ".tooLong", isUpperIncluded ? "<=" : "<")
            let end = isUpperIncluded ? "at most" : "fewer than"
            error.add(
                "tooLong",
                head + #" \#(end) \(upperBound)."#,
                [("length", int), ("upperBound", int)]
            )
        }
    }

    /// - Parameter isUpperIncluded: `false` if the upper bound itself is too large.
    mutating func addRange(
        lower: BoundLiteral?,
        upper: BoundLiteral?,
        isUpperIncluded: Bool
    ) {
        let words = RangeWords(isDate: kind == .date)
        if let lower {
            constant("lowerBound" + annotation(lower), lower.text, remark(lower))
            checkRange("lower", ".\(words.less)", ">=")
            error.add(
                words.less,
                words.lowSentence,
                [("value", rawType), ("lowerBound", rawType)]
            )
        }
        if let upper {
            let end = isUpperIncluded ? [] : [words.exclusive]
            constant("upperBound" + annotation(upper), upper.text, end + remark(upper))
            checkRange("upper", ".\(words.greater)", isUpperIncluded ? "<=" : "<")
            error.add(
                words.greater,
                words.highSentence(isIncluded: isUpperIncluded),
                [("value", rawType), ("upperBound", rawType)]
            )
        }
    }
}

extension RulePlan {
    /// The start of a sentence about a length.
    private var lengthWords: String {
        kind == .text
            ? #"The text has \(length) characters; it needs"#
            : #"There are \(length) bytes; there must be"#
    }

    private mutating func check(
        _ condition: String,
        _ failure: String,
        _ arguments: [String] = []
    ) {
        let check = CheckView(condition, throwing: failure, arguments)
        steps.append(StepView(check: check))
    }

    private mutating func checkLength(_ end: String, _ failure: String, _ sign: String) {
        check(
            "\(current).count \(sign) Self.length\(SwiftIdentifier.capitalized(end))Bound",
            failure,
            [
                "length: \(current).count",
                "\(end)Bound: Self.length\(SwiftIdentifier.capitalized(end))Bound",
            ]
        )
    }

    private mutating func checkRange(_ end: String, _ failure: String, _ sign: String) {
        let bound = "Self.\(end)Bound"
        check(
            "\(current) \(sign) \(bound)",
            failure,
            ["value: \(current)", "\(end)Bound: \(bound)"]
        )
    }

    private mutating func constant(_ name: String, _ value: String, _ remarks: [String] = []) {
        constants.append(
            ConstantView(
                documentation: remarks.map(onOneLine),
                name: name,
                value: value
            )
        )
    }

    private func annotation(_ bound: BoundLiteral) -> String {
        bound.isPlainNumber ? ": \(rawType)" : ""
    }

    private func remark(_ bound: BoundLiteral) -> [String] {
        bound.remark.map { ["\($0)."] } ?? []
    }
}

/// A text as a string literal; a long one as several, joined with plus signs.
private func brokenString(_ text: String) -> String {
    var literals: [String] = []
    var rest = text[...]
    while rest.count > 80 {
        literals.append(SwiftLiteral.string(String(rest.prefix(40))))
        rest = rest.dropFirst(40)
    }
    literals.append(SwiftLiteral.string(String(rest)))
    return LayoutMark.open.text + literals.joined(separator: " \(LayoutMark.lineBreak.text)+ ")
        + LayoutMark.close.text
}
