/// Lays out lines with groups. No group is open at the beginning or the end.
struct GroupLayout {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let width: Int
    private let tokens: [LayoutToken]
    /// The width, on one line, of everything before each token; the last element is the total.
    private var offsets: [Int] = [0]
    /// For the start of each group: the index of the token that ends it.
    private var ends: [Int]
    /// For each token: the width up to the next possible or actual line end.
    private var widthsToBreak: [Int]
    /// For each token: the number of line ends before it.
    private var lineEnds: [Int] = [0]

    init(_ bytes: UnsafeBufferPointer<UInt8>, width: Int) {
        self.bytes = bytes
        self.width = width
        tokens = LayoutToken.tokens(of: bytes)
        ends = Array(repeating: tokens.count, count: tokens.count)
        widthsToBreak = []
        measure()
        findEnds()
        findBreaks()
    }

    private mutating func measure() {
        for token in tokens {
            var (offset, lines) = (offsets[offsets.count - 1], lineEnds[lineEnds.count - 1])
            switch token.kind {
            case .text: offset += characterCount(bytes[token.range])
            case .lineEnd: lines += 1
            // As swift-format measures: the comma counts even where it doesn't appear.
            case .mark(.lastComma): offset += 1
            case .mark: break
            }
            offsets.append(offset)
            lineEnds.append(lines)
        }
    }

    private mutating func findEnds() {
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            guard case .mark(let mark) = token.kind else { continue }
            if mark == .open { open.append(index) }
            if mark == .close, let start = open.popLast() { ends[start] = index }
        }
    }

    private mutating func findBreaks() {
        widthsToBreak = offsets
        for index in tokens.indices.reversed() {
            switch tokens[index].kind {
            case .lineEnd: break
            case .mark(.lineBreak), .mark(.outerLineBreak), .mark(.fill):
                widthsToBreak[index] -= index > 0 ? spacesAtEnd(of: tokens[index - 1]) : 0
            case .text, .mark: widthsToBreak[index] = widthsToBreak[index + 1]
            }
        }
    }

    /// The number of trailing spaces that breaking the line after a text removes.
    private func spacesAtEnd(of token: LayoutToken) -> Int {
        guard case .text = token.kind else { return 0 }
        let text = bytes[token.range]
        return text.count
            - (text.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 - text.startIndex } ?? 0)
    }

    // MARK: Writing

    /// A group, with its breaks taken or not.
    private struct Group {
        let isBroken: Bool
        /// The indentation of the line on which the group starts.
        let indentation: Int
    }

    /// The line being written.
    private struct Line {
        /// The line's offset in the output.
        var start: Int
        var column = 0
    }

    func append(to output: inout OutputBuffer) {
        var groups: [Group] = []
        var line = Line(start: output.count)
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .text:
                output.append(UnsafeBufferPointer(rebasing: bytes[token.range]))
                line.column += offsets[index + 1] - offsets[index]
            case .lineEnd:
                output.append(.newline)
                line = Line(start: output.count)
            case .mark(.open):
                let isInside = groups.last.map { !$0.isBroken } ?? false
                let isBroken = !isInside && !fits(index, line.column)
                let blanks = output.contents[line.start...].prefix { $0 == UInt8(ascii: " ") }
                groups.append(Group(isBroken: isBroken, indentation: blanks.count))
            case .mark(.close): _ = groups.popLast()
            case .mark(.lastComma):
                guard groups.last?.isBroken == true else { continue }
                output.append(UInt8(ascii: ","))
                line.column += 1
            case .mark(let mark):
                guard let group = groups.last, group.isBroken else { continue }
                if mark == .fill, fitsFromBreak(index, line.column) { continue }
                let step = mark == .outerLineBreak ? 0 : LineLayout.step
                line = breakLine(&output, line, group.indentation + step)
            }
        }
    }

    /// Whether the group's first line, including what must follow on that line, and each of its
    /// further lines fit.
    private func fits(_ start: Int, _ column: Int) -> Bool {
        let end = ends[start]
        // The start of the measured line, relative to the left edge.
        var lineStart = offsets[start] - column
        if lineEnds[end] != lineEnds[start] {
            for index in start..<end {
                guard case .lineEnd = tokens[index].kind else { continue }
                if offsets[index] - lineStart > width { return false }
                lineStart = offsets[index]
            }
        }
        return widthsToBreak[end] - lineStart <= width
    }

    /// Whether the text after a break, up to the next one, fits on the line.
    private func fitsFromBreak(_ index: Int, _ column: Int) -> Bool {
        widthsToBreak[index + 1] - offsets[index + 1] <= width - column
    }

    private func breakLine(_ output: inout OutputBuffer, _ line: Line, _ indentation: Int) -> Line {
        output.trimBlanks(from: line.start)
        // A break at the start of a line has no effect.
        if output.count > line.start { output.append(.newline) }
        let start = output.count
        output.append(UInt8(ascii: " "), count: indentation)
        return Line(start: start, column: indentation)
    }
}
