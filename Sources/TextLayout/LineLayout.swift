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
            let line = text[start..<mark].lastIndex(of: .newline).map { $0 + 1 } ?? start
            output.append(contentsOf: text[start..<line])
            if text[mark + 1] == LayoutMark.fill.rawValue {
                start = text[mark...].firstIndex(of: .newline) ?? text.count
                let words = text[(mark + LayoutMark.length)..<start]
                FilledText(start: text[line..<mark], width: width).append(words, to: &output)
            } else {
                start = text.endOfGroups(from: mark)
                let lines = UnsafeBufferPointer(rebasing: text[line..<start])
                GroupLayout(lines, width: width).append(to: &output)
            }
        }
        output.append(contentsOf: text[start...])
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where the next mark is.
    fileprivate func firstMark(from start: Int) -> Int? {
        var index = start
        while index < count {
            guard let found = self[index...].firstIndex(of: LayoutMark.start) else {
                return nil
            }
            if isMark(at: found) { return found }
            index = found + 1
        }
        return nil
    }

    private func isMark(at index: Int) -> Bool {
        index + 1 < count && LayoutMark(rawValue: self[index + 1]) != nil
    }

    /// The end of the first line on which no group is open, with its line end.
    fileprivate func endOfGroups(from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < count {
            if self[index] == .newline, depth <= 0 { return index + 1 }
            if self[index] == LayoutMark.start, isMark(at: index) {
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
