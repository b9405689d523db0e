/// How wide generated text may get.
package enum TextWidth {
    /// In characters.
    package static var limit: Int { 100 }

    /// The widths that can be asked for.
    package static var range: ClosedRange<Int> { 40...1000 }

    /// How many characters a text has. Of ASCII without line ends, each byte is one.
    package static func width(of text: String) -> Int {
        text.hasOnly { (0x20..<0x7F).contains($0) } ? text.utf8.count : text.count
    }

    /// Whether a line of this text, so far in, stays within the limit.
    package static func fits(_ text: String, indentation: Int = 0) -> Bool {
        text.utf8.count + indentation <= limit || width(of: text) + indentation <= limit
    }

    /// Whether a line of these texts, one behind the other, stays within the limit.
    ///
    /// The line itself is not made, which is what most of the time would go into; nor is a list of
    /// its parts.
    package static func fits(
        parts first: String,
        _ second: String,
        _ third: String,
        _ fourth: String = "",
        _ fifth: String = "",
        _ sixth: String = "",
        _ seventh: String = "",
        _ eighth: String = "",
        indentation: Int
    ) -> Bool {
        var bytes = first.utf8.count + second.utf8.count + third.utf8.count + fourth.utf8.count
        bytes += fifth.utf8.count + sixth.utf8.count + seventh.utf8.count + eighth.utf8.count
        if bytes + indentation <= limit { return true }
        var width = width(of: first) + width(of: second) + width(of: third) + width(of: fourth)
        width += self.width(of: fifth) + self.width(of: sixth)
        width += self.width(of: seventh) + self.width(of: eighth)
        return width + indentation <= limit
    }

    /// The text in lines that fit, broken between words. What could end a line becomes a space.
    package static func wrapped(_ text: String, indentation: Int) -> [String] {
        let text = onOneLine(text)
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
}
