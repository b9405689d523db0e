import ModelIR

extension ValidationRule.Kind {
    /// Why a stored value breaks the rule; `nil` for one that keeps it. For example: `it's empty`.
    func problem(of value: Literal) -> String? {
        switch value {
        case .string(let text): problem(of: text)
        case .integer(let number): problem(of: Double(number))
        case .real(let number), .date(let number): problem(of: number)
        case .decimal(let digits): Double(digits).flatMap(problem)
        case .boolean: nil
        }
    }

    private func problem(of number: Double) -> String? {
        guard case .range(let bounds) = self else { return nil }
        return boundsProblem(
            number,
            bounds.lower,
            bounds.upper,
            includesUpper: bounds.includesUpper
        ).map { "it \($0)" }
    }

    private func problem(of text: String) -> String? {
        switch self {
        case .trimmed: isBlank(text.first) || isBlank(text.last) ? "it has blanks at its ends" : nil
        case .lowercased: text == text.lowercased() ? nil : "it has capital letters"
        case .singleLine: text.contains(where: \.isNewline) ? "it has several lines" : nil
        case .nonEmpty: text.isEmpty ? "it's empty" : nil
        case .length(let bounds):
            boundsProblem(
                Double(text.count),
                bounds.lower,
                bounds.upper,
                includesUpper: bounds.includesUpper
            ).map { "its length \($0)" }
        case .characters(let set):
            consists(text, of: set) ? nil : "it has characters other than '.\(set)'"
        case .matches(let pattern): matches(text, pattern) ? nil : "it doesn't match '\(pattern)'"
        // About numbers, and about structures.
        case .range, .ascending: nil
        }
    }

    private func isBlank(_ character: Character?) -> Bool { character?.isWhitespace ?? false }

    /// True for a pattern that isn't one, which is reported elsewhere.
    private func matches(_ text: String, _ pattern: String) -> Bool {
        guard let regex = try? Regex(pattern) else { return true }
        return text.wholeMatch(of: regex) != nil
    }
}

/// Whether a text has no other characters; true for a set whose members aren't known here.
private func consists(_ text: String, of set: String) -> Bool {
    let scalars = text.unicodeScalars
    return switch set {
    case "letters": scalars.allSatisfy(\.isLetter)
    case "alphanumerics": scalars.allSatisfy { $0.isLetter || $0.isNumber }
    case "decimalDigits":
        scalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
    case "lowercaseLetters":
        scalars.allSatisfy { $0.properties.generalCategory == .lowercaseLetter }
    default: true
    }
}

extension Unicode.Scalar {
    /// As `CharacterSet.letters` has it: letters and marks.
    fileprivate var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark:
            true
        default: false
        }
    }

    fileprivate var isNumber: Bool {
        [.decimalNumber, .letterNumber, .otherNumber].contains(properties.generalCategory)
    }
}
