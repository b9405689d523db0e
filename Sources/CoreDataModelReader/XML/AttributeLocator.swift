/// Locates the XML attributes in a start tag that the parser has accepted.
struct AttributeLocator {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset: Int

    /// `start` is the offset of the tag's `<`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        self.bytes = bytes
        offset = start
        skip { !Self.isSpace($0) }
    }

    /// Returns the offset of the next attribute's name.
    ///
    /// - Parameters:
    ///   - nameCount: The length of the name in bytes.
    ///   - valueCount: The length of the value in bytes, with references resolved. The written value is at least that long and doesn't contain its quote, so a quote at that distance ends it.
    mutating func next(nameCount: Int, valueCount: Int) -> Int {
        skip(while: Self.isSpace)
        let name = offset
        offset += nameCount
        skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
        guard offset < bytes.count else { return name }
        let quote = bytes[offset]
        offset += 1
        let end = offset + valueCount
        if end < bytes.count, bytes[end] == quote { offset = end } else { skip { $0 != quote } }
        offset += 1
        return name
    }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
