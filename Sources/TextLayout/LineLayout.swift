/// Breaks lines that are too long, where marks say that they may be broken.
///
/// It knows nothing of what is written, but for how wide it is: a group stays on its line if that
/// fits, up to the next place where it may be broken; else all of its breaks are taken, and the
/// groups in it are looked at anew. The lines of a group that holds line ends are looked at together.
/// Outside of groups, what follows a mark to fill is broken between words.
///
/// For example, with a width of 12 and groups written as in templates:
/// `run({{(|}}first, {{|}}second{{<)}})` becomes the lines `run(`, `    first,`, `    second` and `)`.
package struct LineLayout {
    /// How wide a line may be, in characters.
    private let width: Int
    /// How much further in a step is, in spaces.
    static let step = 4

    package init(width: Int) {
        self.width = width
    }

    /// The text, its lines broken, and without marks. Complexity: O(n).
    package func text(_ text: String) -> String {
        var output: [UInt8] = []
        var text = text
        text.withUTF8 { append($0, to: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends a text, its lines broken, and without marks. Complexity: O(n).
    package func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        output.reserveCapacity(output.count + text.count)
        // Always the beginning of a line.
        var start = 0
        while let mark = text.firstMark(from: start) {
            let line = text.lineStart(at: mark, from: start)
            output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<line]))
            if text[mark + 1] == LayoutMark.fill.rawValue {
                start = text[mark...].firstIndex(of: .newline) ?? text.count
                let words = text[(mark + LayoutMark.length)..<start]
                FilledText(start: text[line..<mark], width: width).append(words, to: &output)
            } else if let end = appendWhole(text, from: line, to: &output) {
                start = end
            } else {
                start = text.endOfGroups(from: mark)
                let lines = UnsafeBufferPointer(rebasing: text[line..<start])
                GroupLayout(lines, width: width).append(to: &output)
            }
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// Appends the lines of groups without their marks if no line is too long; else nothing.
    ///
    /// Nearly all lines are short: to lay each out took half as long again as all else.
    /// - Returns: where the next line begins; nil if a line may be too long.
    private func appendWhole(
        _ text: UnsafeBufferPointer<UInt8>,
        from start: Int,
        to output: inout [UInt8]
    ) -> Int? {
        let count = output.count
        // Columns are counted in bytes, which are at least as many as characters.
        var (index, copied, depth, lineStart) = (start, start, 0, start)
        while true {
            index = text.firstControl(from: index)
            if index - lineStart > width {
                output.removeSubrange(count...)
                return nil
            }
            if index == text.count { break }
            if text[index] == .newline {
                index += 1
                lineStart = index
                if depth <= 0 { break }
            } else if text.isMark(at: index) {
                output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
                if text[index + 1] == LayoutMark.open.rawValue { depth += 1 }
                if text[index + 1] == LayoutMark.close.rawValue { depth -= 1 }
                index += LayoutMark.length
                lineStart += LayoutMark.length
                copied = index
            } else {
                index += 1
            }
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
        return index
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where the next mark is.
    fileprivate func firstMark(from start: Int) -> Int? {
        var index = firstControl(from: start)
        while index < count {
            if isMark(at: index) { return index }
            index = firstControl(from: index + 1)
        }
        return nil
    }

    /// Where the next line end or control character is that may start a mark; the end if there is none.
    ///
    /// Most bytes are neither, which one comparison tells.
    fileprivate func firstControl(from start: Int) -> Int {
        var index = start
        while index < count, self[index] > .newline { index += 1 }
        return index
    }

    /// The beginning of the line that holds an offset.
    fileprivate func lineStart(at offset: Int, from start: Int) -> Int {
        var index = offset
        while index > start, self[index - 1] != .newline { index -= 1 }
        return index
    }

    fileprivate func isMark(at index: Int) -> Bool {
        self[index] == LayoutMark.start && index + 1 < count
            && LayoutMark(rawValue: self[index + 1]) != nil
    }

    /// The end of the first line on which no group is open, with its line end.
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
