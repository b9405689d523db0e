/// How wide generated text may get.
package enum TextWidth {
    /// In characters.
    @inlinable package static var limit: Int { 100 }

    /// Whether a line of this text, so far in, stays within the limit.
    package static func fits(_ text: String, indentation: Int = 0) -> Bool {
        text.utf8.count + indentation <= limit || text.count + indentation <= limit
    }

    /// Whether a line of these texts, one behind the other, stays within the limit.
    ///
    /// The line itself is not made, which is what most of the time would go into.
    @inlinable
    @inline(__always)
    package static func fits(parts: String..., indentation: Int) -> Bool {
        var bytes = indentation
        for part in parts { bytes += part.utf8.count }
        return bytes <= limit || parts.reduce(indentation) { $0 + $1.count } <= limit
    }

    /// The text in lines that fit, broken between words. What could end a line becomes a space.
    package static func wrapped(_ text: String, indentation: Int) -> [String] {
        let text = withoutLineBreaks(text)
        guard !fits(text, indentation: indentation) else { return [text] }
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, !fits(line + " " + word, indentation: indentation) {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Names and predicates of a model may hold any character.
    private static func withoutLineBreaks(_ text: String) -> String {
        if text.hasOnly({ (0x20..<0x7F).contains($0) }) { return text }
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            return isControl || [0x2028, 0x2029].contains(scalar.value) ? " " : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
