/// A text that is broken between words, each of its lines with the same start.
///
/// For example: with the start `    /// `, the lines of a doc comment.
struct FilledText {
    private let start: Slice<UnsafeBufferPointer<UInt8>>
    /// How wide the text of a line may be, in characters.
    private let width: Int

    init(start: Slice<UnsafeBufferPointer<UInt8>>, width: Int) {
        self.start = start
        self.width = width - start.count
    }

    /// Appends a text without line ends, as it is if it fits on one line. Complexity: O(n).
    func append(_ text: Slice<UnsafeBufferPointer<UInt8>>, to output: inout [UInt8]) {
        if text.count <= width || characterCount(text) <= width {
            return appendLine(text, to: &output)
        }
        var lines: [Slice<UnsafeBufferPointer<UInt8>>] = []
        for word in text.split(separator: UInt8(ascii: " ")) {
            if let line = lines.last,
                characterCount(text[line.startIndex..<word.endIndex]) <= width
            {
                lines[lines.count - 1] = text[line.startIndex..<word.endIndex]
            } else {
                lines.append(word)
            }
        }
        for (index, line) in lines.enumerated() {
            if index > 0 { output.append(.newline) }
            appendLine(line, to: &output)
        }
    }

    private func appendLine(_ line: Slice<UnsafeBufferPointer<UInt8>>, to output: inout [UInt8]) {
        output.append(contentsOf: start)
        output.append(contentsOf: line)
        while output.last == UInt8(ascii: " ") { output.removeLast() }
    }
}

/// How many characters a text has. Of ASCII, each byte is one.
func characterCount(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    text.allSatisfy { $0 < 0x80 } ? text.count : String(decoding: text, as: UTF8.self).count
}
