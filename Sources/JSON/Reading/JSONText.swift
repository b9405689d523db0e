/// A JSON text that was read: its value, and where everything stands in it.
///
/// For example: `try JSONText(bytes, dialect: .commented).root`.
package struct JSONText: Sendable {
    package let root: JSONNode
    private let lines: LineTable

    /// Which texts are accepted.
    package enum Dialect: Sendable {
        /// JSON, after RFC 8259.
        case strict
        /// The same with comments as in Swift, and commas behind last elements.
        case commented
    }

    package init(_ bytes: [UInt8], dialect: Dialect = .strict) throws(JSONMistake) {
        var parser = JSONParser(bytes, dialect)
        lines = LineTable(bytes)
        do throws(JSONParser.Failure) {
            root = try parser.document()
        } catch {
            throw JSONMistake(position: lines.position(of: error.offset), message: error.message)
        }
    }

    /// Where a value begins.
    package func position(of node: JSONNode) -> TextPosition {
        lines.position(of: node.range.lowerBound)
    }

    /// Where the byte at an offset stands.
    package func position(of offset: Int) -> TextPosition { lines.position(of: offset) }
}

/// The first thing that keeps a text from being JSON.
package struct JSONMistake: Error, Hashable, Sendable {
    package var position: TextPosition
    /// For example: `':' is expected`.
    package var message: String
}

/// A line and a column, both counted from 1, the column in UTF-8 bytes.
package struct TextPosition: Hashable, Sendable {
    package var line: Int
    package var column: Int
}

/// Where the lines of a text begin.
struct LineTable: Sendable {
    private var starts: [Int]

    init(_ bytes: [UInt8]) {
        // A byte order mark is no column.
        starts = [bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
    }

    /// Complexity: O(log n).
    func position(of offset: Int) -> TextPosition {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return TextPosition(line: low + 1, column: max(offset - starts[low], 0) + 1)
    }
}

/// What some editors put before a text in UTF-8.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
