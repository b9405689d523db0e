import Diagnostics
import ModelIR

/// The text of a model file, with conversion from offsets to positions.
struct SourceText {
    let file: OriginFile
    let bytes: [UInt8]
    /// The length of the byte order mark, which isn't part of the first line.
    var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
    /// The starts of lines, computed when a diagnostic first needs them.
    private(set) lazy var lineStarts = [start] + newlines.map { $0 + 1 }

    init(file: OriginFile, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }

    private var newlines: [Int] { bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } }

    /// The line and column of a byte.
    mutating func position(of offset: Int) -> Origin.Position {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let column = max(0, offset - lineStarts[low]) + 1
        return Origin.Position(line: low + 1, column: column)
    }

    /// The position as a location for diagnostics.
    func location(_ position: Origin.Position) -> SourceLocation {
        SourceLocation(file: file.path, line: Int(position.line), column: Int(position.column))
    }

    /// The range between the quotes of the XML attribute whose name starts at `position`; `nil` if
    /// it spans several lines.
    mutating func valueRange(ofAttributeAt position: Origin.Position) -> SourceRange? {
        let line = Int(position.line) - 1
        guard lineStarts.indices.contains(line) else { return nil }
        let name = lineStarts[line] + Int(position.column) - 1
        guard name >= 0, name < bytes.count else { return nil }
        let isQuote = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
        guard let open = bytes[name...].firstIndex(where: isQuote) else { return nil }
        guard let close = bytes[(open + 1)...].firstIndex(of: bytes[open]) else { return nil }
        let start = self.position(of: open + 1)
        guard self.position(of: close).line == start.line else { return nil }
        return SourceRange(start: location(start), length: close - open - 1)
    }
}
