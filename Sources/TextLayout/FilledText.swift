/// A text broken between words, with the same prefix on each line.
///
/// For example: the lines of a doc comment, with the prefix `    /// `.
struct FilledText {
    private let start: Slice<UnsafeBufferPointer<UInt8>>
    /// The width available for the text of a line, in characters.
    private let width: Int

    /// - Parameter start: What the first line begins with, which is in the output.
    init(start: Slice<UnsafeBufferPointer<UInt8>>, width: Int) {
        self.start = start
        self.width = width - start.count
    }

    /// Appends a text without line ends, unchanged if it fits on one line. Complexity: O(n).
    func append(_ text: Slice<UnsafeBufferPointer<UInt8>>, to output: inout OutputBuffer) {
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
            if index > 0 {
                output.append(.newline)
                output.append(UnsafeBufferPointer(rebasing: start))
            }
            appendLine(line, to: &output)
        }
    }

    private func appendLine(
        _ line: Slice<UnsafeBufferPointer<UInt8>>,
        to output: inout OutputBuffer
    ) {
        output.append(UnsafeBufferPointer(rebasing: line))
        output.trimBlanks()
    }
}

/// The number of characters in a text. In ASCII, that is the number of bytes.
func characterCount(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    text.allSatisfy { $0 < 0x80 } ? text.count : String(decoding: text, as: UTF8.self).count
}
