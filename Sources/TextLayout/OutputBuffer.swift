/// The output so far, in growable memory.
///
/// Rendering and layout append hundreds of short texts. An array would spend more time on checking
/// for unique ownership than on copying them.
package struct OutputBuffer: ~Copyable {
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    package private(set) var count = 0

    /// An empty buffer with memory for a text of some length, in bytes.
    package init(capacity: Int = 1 << 14) {
        self.capacity = max(capacity, 1)
        bytes = .allocate(capacity: self.capacity)
    }

    deinit { bytes.deallocate() }

    /// Valid until the next change.
    package var contents: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes, count: count)
    }

    package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        if capacity - count < text.count { grow(by: text.count) }
        // The buffer has capacity for the text, and the two don't overlap.
        (bytes + count).initialize(from: start, count: text.count)
        count += text.count
    }

    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Appends some bytes that are the same. For example: an indentation.
    package mutating func append(_ byte: UInt8, count added: Int = 1) {
        if capacity - count < added { grow(by: added) }
        (bytes + count).initialize(repeating: byte, count: added)
        count += added
    }

    /// Removes everything after the first bytes.
    package mutating func truncate(to newCount: Int) {
        count = min(count, newCount)
    }

    /// Removes blanks at the end, up to an offset.
    package mutating func trimBlanks(from start: Int = 0) {
        while count > start, bytes[count - 1] == UInt8(ascii: " ") { count -= 1 }
    }

    /// Removes trailing blanks from the last line if that line is complete.
    package mutating func trimLastLine() {
        guard count > 0, bytes[count - 1] == UInt8(ascii: "\n") else { return }
        count -= 1
        trimBlanks()
        append(UInt8(ascii: "\n"))
    }

    private mutating func grow(by added: Int) {
        capacity = 2 * (capacity + added)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.moveInitialize(from: bytes, count: count)
        bytes.deallocate()
        bytes = larger
    }
}
