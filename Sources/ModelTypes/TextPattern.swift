import Foundation

/// An ICU regular expression, compiled once, that a whole text has to match.
///
/// For example: `static let pattern = TextPattern("[a-z]+")`, then `pattern.matches("ann")`.
/// A static constant is the cache: it is compiled at its first use, and shared by all threads.
public struct TextPattern: Sendable {
    /// The expression as written. For example: `[a-z]+`.
    public let text: String
    private let expression: NSRegularExpression

    /// Compiles an expression, which must be a correct one: the generator has checked it.
    ///
    /// For example: `TextPattern("[a-z]+")`. An incorrect one stops the program.
    public init(_ text: String) {
        self.text = text
        do {
            // Anchored: a match of a part is none, and `$` would let a line break follow.
            expression = try NSRegularExpression(pattern: "\\A(?:\(text))\\z")
        } catch {
            fatalError("'\(text)' is no ICU regular expression")
        }
    }

    /// Whether the whole text matches, as `MATCHES` of `NSPredicate` asks.
    ///
    /// For example: `TextPattern("a|ab").matches("ab")` is true. Complexity: that of the
    /// expression, which can be exponential in the length of the text.
    public func matches(_ text: String) -> Bool {
        let range = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: range) != nil
    }
}
