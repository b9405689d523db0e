import ModelIR

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Lines and columns of ascending places of a file, counted on the way.
struct PositionCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset: Int
    private var line: Int
    private var lineStart: Int

    /// `start` is where a line begins, or the text after a byte order mark; `line` is its number.
    init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, line: Int) {
        self.bytes = bytes
        self.line = line
        offset = start
        lineStart = start
    }

    /// The line and column of `target`, which lies at or behind the last one.
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
