import Foundation

/// An ICU regular expression, compiled once, that an entire text must match.
///
/// For example: `static let pattern = TextPattern("[a-z]+")`, then `pattern.matches("ann")`. A
/// static constant serves as the cache: it's compiled on first use and shared by all threads.
public struct TextPattern: Sendable {
    /// The expression as written. For example: `[a-z]+`.
    public let text: String
    private let expression: NSRegularExpression

    /// Compiles an expression, which the generator has already checked.
    ///
    /// For example: `TextPattern("[a-z]+")`. An invalid expression stops the program.
    public init(_ text: String) {
        self.text = text
        do {
            // Anchored: a partial match doesn't count, and `$` would allow a trailing line break.
            expression = try NSRegularExpression(pattern: "\\A(?:\(text))\\z")
        } catch {
            fatalError("'\(text)' is no ICU regular expression")
        }
    }

    /// Whether the entire text matches, as with `MATCHES` in `NSPredicate`.
    ///
    /// For example: `TextPattern("a|ab").matches("ab")` is true. Complexity: depends on the
    /// expression, and can be exponential in the length of the text.
    public func matches(_ text: String) -> Bool {
        let range = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: range) != nil
    }
}
