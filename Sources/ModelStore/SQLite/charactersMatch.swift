import Foundation

/// Whether the characters of a text pass a test, each equal to those that are canonically equivalent.
///
/// For example: `"\r\n"` is one character, and doesn't contain `"\n"`.
func charactersMatch(_ text: String, _ test: TextTest, _ pattern: String) -> Bool {
    switch test {
    case .equals: text == pattern
    case .hasPrefix: text.hasPrefix(pattern)
    case .hasSuffix: text.hasSuffix(pattern)
    case .contains: contains(text, pattern)
    }
}

private func contains(_ text: String, _ pattern: String) -> Bool {
    if pattern.isEmpty || hasCharacters(of: pattern, text) { return true }
    if text.isSurelyComposed, pattern.isSurelyComposed { return false }
    // Composed texts have the same scalars where their characters are equivalent.
    return hasCharacters(
        of: pattern.precomposedStringWithCanonicalMapping,
        text.precomposedStringWithCanonicalMapping
    )
}

/// Whether the bytes of a pattern are in a text, and are whole characters of it.
private func hasCharacters(of pattern: String, _ text: String) -> Bool {
    var (text, pattern) = (text, pattern)
    text.makeContiguousUTF8()
    var start = 0
    while let place = offset(of: &pattern, in: &text, from: start) {
        let first = text.utf8.index(text.startIndex, offsetBy: place)
        let end = text.utf8.index(first, offsetBy: pattern.utf8.count)
        if String.Index(first, within: text) != nil, String.Index(end, within: text) != nil {
            return true
        }
        start = place + 1
    }
    return false
}

/// The offset of a text's first bytes behind a place that are those of a pattern.
private func offset(of pattern: inout String, in text: inout String, from start: Int) -> Int? {
    text.withUTF8 { text in
        pattern.withUTF8 { pattern in
            var rest = text[start...]
            while rest.count >= pattern.count,
                let place = rest.firstIndex(of: pattern[0]), place + pattern.count <= rest.endIndex
            {
                if rest[place...].starts(with: pattern) { return place }
                rest = rest[(place + 1)...]
            }
            return nil
        }
    }
}

extension String {
    /// Whether all scalars are below U+0300, the first that changes or is changed when a text is composed.
    fileprivate var isSurelyComposed: Bool { utf8.allSatisfy { $0 < 0xCC } }
}
