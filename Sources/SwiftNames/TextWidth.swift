/// How wide generated text may get.
package enum TextWidth {
    /// In characters.
    package static let limit = 100

    /// Whether a line of this text, so far in, stays within the limit.
    package static func fits(_ text: String, indentation: Int = 0) -> Bool {
        text.utf8.count + indentation <= limit || text.count + indentation <= limit
    }

    /// The text in lines that fit, broken between words.
    package static func wrapped(_ text: String, indentation: Int) -> [String] {
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
