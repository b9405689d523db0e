import SwiftNames

/// A name as SQL spells it. For example: `"order"`.
func quoted(_ name: String) -> String { enclosed(name, in: "\"") }

/// A text as SQL spells it. For example: `'it''s'`.
func literal(_ text: String) -> String { enclosed(text, in: "'") }

/// The text between two marks, with those inside it doubled. Most texts have none.
private func enclosed(_ text: String, in mark: Unicode.Scalar) -> String {
    let end = String(mark)
    guard text.utf8.contains(UInt8(ascii: mark)) else { return concatenated(end, text, end) }
    let scalars = text.unicodeScalars.flatMap { $0 == mark ? [mark, mark] : [$0] }
    return end + String(String.UnicodeScalarView(scalars)) + end
}
