/// What was rendered so far, in memory that grows.
///
/// Rendering appends hundreds of short texts to it, for each of which an array would take longer to
/// see that its memory is its own than to copy the text.
struct OutputBuffer: ~Copyable {
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    init() {
        capacity = 1 << 14
        bytes = .allocate(capacity: capacity)
    }

    deinit { bytes.deallocate() }

    /// Good until the next change.
    var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        if capacity - count < text.count { grow(by: text.count) }
        // There is room for the text behind what was written, and it stands elsewhere.
        (bytes + count).initialize(from: start, count: text.count)
        count += text.count
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Removes the blanks at the end of the last line, where that line is complete.
    mutating func trimLastLine() {
        guard count > 0, bytes[count - 1] == UInt8(ascii: "\n") else { return }
        var end = count - 1
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        guard end < count - 1 else { return }
        bytes[end] = UInt8(ascii: "\n")
        count = end + 1
    }

    private mutating func grow(by added: Int) {
        capacity = 2 * (capacity + added)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.moveInitialize(from: bytes, count: count)
        bytes.deallocate()
        bytes = larger
    }
}
