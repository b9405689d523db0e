/// A character set that rules can use, based on Unicode's general categories.
///
/// For example: `@Validated(.characters(in: .alphanumerics))`. The names and their meanings are
/// those of Foundation's `CharacterSet`; the members of a set are the same on all platforms.
public enum CharacterKind: String, Hashable, Sendable, CaseIterable {
    /// Letters, marks and numbers. For example: `a`, `é`, `7`.
    case alphanumerics
    /// Titlecase letters. For example: `ǅ`.
    case capitalizedLetters
    /// Control characters. For example: a tab.
    case controlCharacters
    /// Decimal digits of all scripts. For example: `7`, `٣`.
    case decimalDigits
    /// Letters and marks. For example: `a`, `字`.
    case letters
    /// Lowercase letters. For example: `a`.
    case lowercaseLetters
    /// Line breaks. For example: U+000A.
    case newlines
    /// Combining marks. For example: U+0301.
    case nonBaseCharacters
    /// For example: `!`, `(`.
    case punctuationCharacters
    /// For example: `+`, `€`.
    case symbols
    /// Uppercase and titlecase letters. For example: `A`.
    case uppercaseLetters
    /// Spaces and tabs. For example: U+0020.
    case whitespaces
    /// Spaces, tabs and line breaks. For example: U+0020, U+000A.
    case whitespacesAndNewlines
}

extension CharacterKind {
    /// Whether a Unicode scalar belongs to the set. Complexity: O(1).
    ///
    /// For example: `CharacterKind.decimalDigits.contains("7")`.
    public func contains(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        switch self {
        case .alphanumerics: return category.isLetter || category.isMark || category.isNumber
        case .capitalizedLetters: return category == .titlecaseLetter
        case .controlCharacters: return category == .control || category == .format
        case .decimalDigits: return category == .decimalNumber
        case .letters: return category.isLetter || category.isMark
        case .lowercaseLetters: return category == .lowercaseLetter
        case .newlines: return scalar.isNewline
        case .nonBaseCharacters: return category.isMark
        case .punctuationCharacters: return category.isPunctuation
        case .symbols: return category.isSymbol
        case .uppercaseLetters:
            return category == .uppercaseLetter || category == .titlecaseLetter
        case .whitespaces: return category == .spaceSeparator || scalar == "\t"
        case .whitespacesAndNewlines:
            return category == .spaceSeparator || scalar == "\t" || scalar.isNewline
        }
    }
}

extension CharacterKind: CustomStringConvertible {
    /// A description of the set for messages. For example: `letters and digits`.
    public var description: String {
        switch self {
        case .alphanumerics: "letters and digits"
        case .capitalizedLetters: "title case letters"
        case .controlCharacters: "control characters"
        case .decimalDigits: "digits"
        case .letters: "letters"
        case .lowercaseLetters: "small letters"
        case .newlines: "line breaks"
        case .nonBaseCharacters: "combining marks"
        case .punctuationCharacters: "punctuation"
        case .symbols: "symbols"
        case .uppercaseLetters: "capital letters"
        case .whitespaces: "blanks"
        case .whitespacesAndNewlines: "blanks and line breaks"
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isNewline: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isLetter: Bool {
        [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter]
            .contains(self)
    }

    fileprivate var isMark: Bool {
        [.nonspacingMark, .spacingMark, .enclosingMark].contains(self)
    }

    fileprivate var isNumber: Bool {
        [.decimalNumber, .letterNumber, .otherNumber].contains(self)
    }

    fileprivate var isPunctuation: Bool {
        [
            .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation,
        ].contains(self)
    }

    fileprivate var isSymbol: Bool {
        [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol].contains(self)
    }
}
