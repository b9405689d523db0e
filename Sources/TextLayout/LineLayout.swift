/// Breaks lines that are too long at the marks that allow it.
///
/// The layout knows nothing about the text but its width. A group stays on its line if it fits, up
/// to the next possible break; otherwise all of its breaks are taken, and the groups inside it are
/// considered again. The lines of a group that contains line ends are laid out together. Outside
/// groups, text after a fill mark is broken between words.
///
/// For example, with a width of 12 and groups written as in templates: `run({{(|}}first,
/// {{|}}second{{<)}})` becomes the lines `run(`, `    first,`, `    second` and `)`.
package struct LineLayout {
    /// The maximum width of a line, in characters.
    private let width: Int
    /// The indentation of one level, in spaces.
    static let step = 4

    package init(width: Int) {
        self.width = width
    }

    /// The text with its lines broken and its marks removed. Complexity: O(n).
    package func text(_ text: String) -> String {
        var text = text
        return text.withUTF8 { text in
            var output = OutputBuffer(capacity: text.count)
            append(text, to: &output)
            return String(decoding: output.contents, as: UTF8.self)
        }
    }

    /// Appends a text with its lines broken and its marks removed. Complexity: O(n).
    package func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer) {
        // Everything before it is in the output.
        var copied = 0
        // The start of the line that contains the index.
        var line = 0
        var index = text.firstControl(from: 0)
        while index < text.count {
            if text[index] == .newline {
                index += 1
                line = index
            } else if text.isMark(at: index) {
                line = appendLines(text, from: line, firstMark: index, &copied, to: &output)
                index = line
            } else {
                index += 1
            }
            index = text.firstControl(from: index)
        }
        output.append(text, copied..<text.count)
    }

    /// Appends the lines that belong to a mark, or at least their beginning.
    ///
    /// - Parameter copied: The offset up to which the text is in the output.
    /// - Returns: The start of the next line.
    private func appendLines(
        _ text: UnsafeBufferPointer<UInt8>,
        from line: Int,
        firstMark mark: Int,
        _ copied: inout Int,
        to output: inout OutputBuffer
    ) -> Int {
        if text[mark + 1] == LayoutMark.fill.rawValue {
            output.append(text, copied..<mark)
            let end = text[mark...].firstIndex(of: .newline) ?? text.count
            let words = text[(mark + LayoutMark.length)..<end]
            FilledText(start: text[line..<mark], width: width).append(words, to: &output)
            copied = end
            return min(end + 1, text.count)
        }
        let (count, before) = (output.count, copied)
        if let end = appendWhole(text, from: line, firstMark: mark, &copied, to: &output) {
            return end
        }
        output.truncate(to: count)
        output.append(text, before..<line)
        copied = text.endOfGroups(from: mark)
        let lines = UnsafeBufferPointer(rebasing: text[line..<copied])
        GroupLayout(lines, width: width).append(to: &output)
        return copied
    }

    /// Appends the lines of groups without their marks if no line is too long.
    ///
    /// Nearly all lines are short, and laying each of them out made rendering take half as long
    /// again.
    /// - Returns: The start of the next line; `nil` if a line may be too long.
    private func appendWhole(
        _ text: UnsafeBufferPointer<UInt8>,
        from line: Int,
        firstMark: Int,
        _ copied: inout Int,
        to output: inout OutputBuffer
    ) -> Int? {
        // Columns are counted in bytes, an upper bound for characters.
        var (index, depth, lineStart) = (firstMark, 0, line)
        while index - lineStart <= width {
            guard index < text.count else { return index }
            if text[index] == .newline {
                index += 1
                lineStart = index
                if depth <= 0 { return index }
            } else if text.isMark(at: index) {
                output.append(text, copied..<index)
                if text[index + 1] == LayoutMark.open.rawValue { depth += 1 }
                if text[index + 1] == LayoutMark.close.rawValue { depth -= 1 }
                let comma = text[index + 1] == LayoutMark.lastComma.rawValue ? 1 : 0
                index += LayoutMark.length
                lineStart += LayoutMark.length - comma
                copied = index
            } else {
                index += 1
            }
            index = text.firstControl(from: index)
        }
        return nil
    }
}

extension OutputBuffer {
    fileprivate mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        append(UnsafeBufferPointer(rebasing: text[range]))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The next line end or control character that may start a mark, or the end of the text.
    ///
    /// Most bytes are neither, and one comparison rules out eight of them.
    fileprivate func firstControl(from start: Int) -> Int {
        var index = start
        let bytes = UnsafeRawBufferPointer(self)
        while index + 8 <= count,
            !bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).hasControl
        {
            index += 8
        }
        while index < count, self[index] > .newline { index += 1 }
        return index
    }

    fileprivate func isMark(at index: Int) -> Bool {
        self[index] == LayoutMark.start && index + 1 < count
            && LayoutMark(rawValue: self[index + 1]) != nil
    }

    /// The end of the first line on which no group is open, including its line end.
    fileprivate func endOfGroups(from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < count {
            if self[index] == .newline, depth <= 0 { return index + 1 }
            if isMark(at: index) {
                switch self[index + 1] {
                case LayoutMark.open.rawValue: depth += 1
                case LayoutMark.close.rawValue: depth -= 1
                default: break
                }
            }
            index += 1
        }
        return count
    }
}

extension UInt64 {
    /// Whether one of the eight bytes is a line end or a control character before it.
    ///
    /// Subtracting sets the high bit of bytes that are too small, and of ASCII bytes alone: a borrow
    /// from a smaller byte can only follow one.
    fileprivate var hasControl: Bool {
        let least: UInt64 = 0x0B0B_0B0B_0B0B_0B0B
        return (self &- least) & ~self & 0x8080_8080_8080_8080 != 0
    }
}
