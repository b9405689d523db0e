import ModelIR

/// Lines and columns of ascending places of a file, counted on the way.
struct PositionCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset: Int
    private var line = 1
    private var lineStart: Int

    /// `start` is where the text begins, after a byte order mark.
    init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        self.bytes = bytes
        offset = start
        lineStart = start
    }

    /// The line and column of `target`, which lies at or behind the last one.
    mutating func advance(to target: Int) -> Origin.Position {
        while offset < target {
            if bytes[offset] == UInt8(ascii: "\n") {
                line += 1
                lineStart = offset + 1
            }
            offset += 1
        }
        return Origin.Position(line: line, column: target - lineStart + 1)
    }
}
