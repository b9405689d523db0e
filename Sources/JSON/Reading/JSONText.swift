/// A parsed JSON text: its value, and the position of every part.
///
/// For example: `try JSONText(bytes, dialect: .commented).root`.
package struct JSONText: Sendable {
    package let root: JSONNode
    private let lines: LineTable

    /// The syntax that is accepted.
    package enum Dialect: Sendable {
        /// JSON as defined by RFC 8259.
        case strict
        /// JSON with Swift's comments and with trailing commas.
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

    /// The position at which a value begins.
    package func position(of node: JSONNode) -> TextPosition {
        lines.position(of: node.range.lowerBound)
    }

    /// The position of the byte at an offset.
    package func position(of offset: Int) -> TextPosition { lines.position(of: offset) }
}

/// The first syntax error in a text.
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

/// The offsets at which the lines of a text begin.
struct LineTable: Sendable {
    private var starts: [Int]

    init(_ bytes: [UInt8]) {
        // A byte order mark doesn't count as a column.
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

/// The byte order mark that some editors put before UTF-8 text.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
