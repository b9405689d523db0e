/// A text, a part of which is put into an `#if`.
struct ConditionalText {
    private(set) var text: String
    private let range: Range<Int>
    private let lead: String
    private let indentation: Int
    private let added: Int
    private let part: [UInt8]
    private let condition: String

    /// - Parameter range: The part, in UTF-8.
    init(_ whole: String, _ range: Range<Int>, _ condition: String) {
        let bytes = Array(whole.utf8)
        let lineStart =
            bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let margin = bytes[lineStart...].prefix(while: isBlank)
        let start = bytes[..<range.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
        let end = bytes[range.upperBound...].firstIndex { !isBlank($0) } ?? bytes.count
        let isAtStart = start <= lineStart
        let isAtEnd = end == bytes.count || bytes[end] == UInt8(ascii: "\n")
        self.range = (isAtStart ? range.lowerBound : start)..<(isAtEnd ? range.upperBound : end)
        self.condition = condition
        part = Array(bytes[range])
        let source = String(decoding: part, as: UTF8.self)
        // Blanks before the lines of a literal would be part of it.
        indentation = source.contains("\"\"\"") ? 0 : 4
        let own = String(decoding: margin, as: UTF8.self)
        let blanks = isAtStart ? own : own + "    "
        lead =
            (isAtStart ? "" : "\n" + blanks) + "#if \(condition)\n" + blanks
            + String(repeating: " ", count: indentation)
        let middle =
            lead + Self.indented(source, by: indentation) + "\n" + blanks + "#endif"
            + (isAtEnd ? "" : "\n" + own)
        added = middle.utf8.count - self.range.count
        text =
            String(decoding: bytes[..<self.range.lowerBound], as: UTF8.self) + middle
            + String(decoding: bytes[self.range.upperBound...], as: UTF8.self)
    }

    /// Where a place of the original text is now.
    func offset(of place: Int) -> Int {
        if place < range.lowerBound { return place }
        if place >= range.upperBound { return place + added }
        let before = String(decoding: part.prefix(place - range.lowerBound), as: UTF8.self)
        // The last line isn't blank: something is at the place.
        return range.lowerBound + lead.utf8.count
            + Self.indented(before + "x", by: indentation).utf8.count - 1
    }

    /// Another text with the same part, which becomes conditional there, too.
    func inserted(into other: String) -> String {
        // Statements elsewhere don't include what separates them.
        let part = part.last == UInt8(ascii: ";") ? part.dropLast() : part[...]
        var result = other
        var start = 0
        while let place = place(of: part, in: Array(result.utf8), from: start) {
            let wrapped = ConditionalText(result, place..<place + part.count, condition)
            start = wrapped.offset(of: place + part.count)
            result = wrapped.text
        }
        return result
    }

    private func place(of part: ArraySlice<UInt8>, in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count - start >= part.count else { return nil }
        return (start...bytes.count - part.count).first { bytes[$0...].starts(with: part) }
    }

    /// The text with blanks before each line but the first.
    private static func indented(_ text: String, by count: Int) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let blanks = String(repeating: " ", count: count)
        return lines.enumerated().map { index, line in
            index == 0 || line.allSatisfy(\.isWhitespace) ? String(line) : blanks + line
        }.joined(separator: "\n")
    }
}

private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
