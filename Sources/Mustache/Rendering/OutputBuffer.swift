/// The output so far, in growable memory.
///
/// Rendering appends hundreds of short texts. An array would spend more time on checking for unique
/// ownership than on copying them.
struct OutputBuffer: ~Copyable {
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    init() {
        capacity = 1 << 14
        bytes = .allocate(capacity: capacity)
    }

    deinit { bytes.deallocate() }

    /// Valid until the next change.
    var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        if capacity - count < text.count { grow(by: text.count) }
        // The buffer has capacity for the text, and the two don't overlap.
        (bytes + count).initialize(from: start, count: text.count)
        count += text.count
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Removes trailing blanks from the last line if that line is complete.
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
