/// An identifier as SQL writes it. For example: `"order"`, `"a ""b"""`.
package func quoted(_ name: String) -> String { enclosed(name, in: "\"") }

/// A text as SQL writes it. For example: `'it''s'`.
package func literal(_ text: String) -> String { enclosed(text, in: "'") }

/// The text between two marks, with those inside it doubled.
///
/// SQLite knows no characters of several scalars: a mark that an accent follows is a mark, too.
private func enclosed(_ text: String, in mark: Unicode.Scalar) -> String {
    let end = String(mark)
    guard text.unicodeScalars.contains(mark) else { return end + text + end }
    let scalars = text.unicodeScalars.flatMap { $0 == mark ? [mark, mark] : [$0] }
    return end + String(String.UnicodeScalarView(scalars)) + end
}
