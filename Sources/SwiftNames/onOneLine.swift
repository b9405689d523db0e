/// A text for a one-line comment: characters that could end the line become spaces. Names and
/// predicates of a model may contain any character.
///
/// Complexity: O(n).
package func onOneLine(_ text: String) -> String {
    if text.hasOnly({ (0x20..<0x7F).contains($0) }) { return text }
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
        let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        return isControl || [0x2028, 0x2029].contains(scalar.value) ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
}
