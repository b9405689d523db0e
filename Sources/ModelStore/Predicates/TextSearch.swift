import ModelTypes

/// A search in a text, as `localizedStandardContains` makes it: without regard to case and
/// diacritics.
///
/// Predicates hold one behind `localizedStandardContains`, which Foundation's predicates lack on
/// Linux. For example: `"Éclair"[searching: "ecl"].hasMatch` is true.
public struct TextSearch: Hashable, Sendable {
    let text: String
    let pattern: String

    /// Whether the text contains the pattern. For example: true for "Éclair" and "ecl".
    public var hasMatch: Bool { textMatches(text, .contains, pattern, .standardSearch) }
}

extension String {
    /// A search in the text. For example: `"Éclair"[searching: "ecl"]`.
    public subscript(searching pattern: String) -> TextSearch {
        TextSearch(text: self, pattern: pattern)
    }
}

extension TextOptions {
    /// The options of `localizedStandardContains`.
    static let standardSearch: TextOptions = [.caseInsensitive, .diacriticInsensitive]
}
