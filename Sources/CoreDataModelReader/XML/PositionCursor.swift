import ModelIR

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Computes lines and columns of ascending offsets incrementally.
struct PositionCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset: Int
    private var line: Int
    private var lineStart: Int

    /// `start` is the start of a line, or the end of a byte order mark; `line` is the line's
    /// number.
    init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, line: Int) {
        self.bytes = bytes
        self.line = line
        offset = start
        lineStart = start
    }

    /// The line and column of `target`, which must not precede the previous target.
    mutating func advance(to target: Int) -> Origin.Position {
        while offset < target, let newline = nextNewline(before: target) {
            line += 1
            lineStart = newline + 1
            offset = lineStart
        }
        offset = max(offset, target)
        return Origin.Position(line: line, column: target - lineStart + 1)
    }

    private func nextNewline(before end: Int) -> Int? {
        guard let start = bytes.baseAddress else { return nil }
        let found = memchr(start + offset, Int32(UInt8(ascii: "\n")), end - offset)
        return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
    }
}
