/// The text rules of `@Validated` that need more than one expression.
///
/// For example: `TextRule.trimmed(" Ann ")`. Each takes time proportional to the text's length.
public enum TextRule {
    /// The text without whitespace at its ends. For example: `"Ann"` for `" Ann "`.
    public static func trimmed(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }

    /// The text in lowercase, independent of the locale. For example: `"ann"` for `"Ann"`.
    public static func lowercased(_ text: String) -> String {
        text.lowercased()
    }

    /// Whether the text doesn't contain line breaks. For example: `false` for `"a\nb"`.
    public static func isSingleLine(_ text: String) -> Bool {
        !text.contains(where: \.isNewline)
    }

    /// Whether all characters are of one kind; true for an empty text.
    ///
    /// For example: `TextRule.consists("a1", of: .alphanumerics)` is true.
    public static func consists(_ text: String, of kind: CharacterKind) -> Bool {
        text.unicodeScalars.allSatisfy(kind.contains)
    }
}
