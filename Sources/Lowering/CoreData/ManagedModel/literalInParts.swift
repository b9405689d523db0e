import SwiftNames
import TextLayout

/// A text as a string literal; one that is longer than a line as several, joined with plus signs.
///
/// For example: `"title BEGINSWITH $start " + "AND isRead == NO"`.
func literalInParts(_ text: String) -> String {
    let literals = parts(of: text).map(SwiftLiteral.string)
    if literals.count == 1 { return literals[0] }
    let sum = literals.joined(separator: " \(LayoutMark.lineBreak.text)+ ")
    return Breakable.group(sum)
}

/// The text in parts that fit a line, each with the space after its last word.
private func parts(of text: String) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var parts: [String] = []
    for (index, word) in words.enumerated() {
        let word = word + (index == words.indices.last ? "" : " ")
        if let last = parts.last, last.count + word.count <= 60 {
            parts[parts.count - 1] = last + word
        } else {
            parts.append(String(word))
        }
    }
    return parts
}
