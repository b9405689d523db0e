/// The indices of the unescaped `>` in attribute values, among all `>` in values, in the order of
/// the file.
///
/// XML allows both spellings, and some tools don't escape it. For example: `[0]` for `<entry
/// key="rule" value="count > 3"/>`.
///
/// Complexity: O(n). Counting brackets is nearly always enough to find none.
func plainGreaterThanSigns(_ bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
        // A `<` always begins markup, and a `>` ends it unless it's inside a value.
        var surplus = 0
        for byte in bytes {
            surplus &+= byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0
        }
        guard surplus != 0 else { return [] }
        var scan = GreaterThanScan(bytes)
        scan.readFile()
        return scan.plain
    }
}

private struct GreaterThanScan {
    private(set) var plain: [Int] = []
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var count = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func readFile() {
        while skip(to: UInt8(ascii: "<")) {
            if starts("<!--") {
                skip(past: "-->")
            } else if starts("<?") {
                skip(past: "?>")
            } else {
                readTag()
            }
        }
    }

    private mutating func readTag() {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { readValue(until: byte) }
        }
    }

    private mutating func readValue(until quote: UInt8) {
        while offset < bytes.count, bytes[offset] != quote {
            let isPlain = bytes[offset] == UInt8(ascii: ">")
            if isPlain { plain.append(count) }
            if isPlain || startsReference { count += 1 }
            offset += 1
        }
        offset += 1
    }

    /// Whether an escaped `>` starts here.
    private var startsReference: Bool {
        bytes[offset] == UInt8(ascii: "&")
            && ["&gt;", "&#62;", "&#x3E;", "&#x3e;"].contains(where: starts)
    }

    private func starts(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    /// Skips to a byte; returns `false` at the end of the file.
    private mutating func skip(to byte: UInt8) -> Bool {
        while offset < bytes.count, bytes[offset] != byte { offset += 1 }
        return offset < bytes.count
    }

    private mutating func skip(past text: String) {
        while offset < bytes.count, !starts(text) { offset += 1 }
        offset += text.utf8.count
    }
}
