/// The width of generated text.
package enum TextWidth {
    /// The default limit, in characters.
    package static var limit: Int { 100 }

    /// The widths that users can choose.
    package static var range: ClosedRange<Int> { 40...1000 }

    /// The number of characters in a text. In ASCII without line ends, that is the number of bytes.
    package static func width(of text: String) -> Int {
        text.hasOnly { (0x20..<0x7F).contains($0) } ? text.utf8.count : text.count
    }

    /// Whether a line with this text and indentation stays within the limit.
    package static func fits(_ text: String, indentation: Int = 0) -> Bool {
        text.utf8.count + indentation <= limit || width(of: text) + indentation <= limit
    }

    /// The text in lines that fit, broken between words. Characters that could end a line become
    /// spaces.
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
