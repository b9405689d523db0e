extension NestingScanner {
    /// Begins a string at its opening quotation mark.
    mutating func openString(hashes: Int) {
        run = 0
        previous = .other
        let isMultiline = starts(with: "\"\"\"", at: offset)
        open(.string(hashes: hashes, isMultiline: isMultiline))
        offset += isMultiline ? 3 : 1
    }

    /// Scans a byte of a string, its end, or the start of an interpolation.
    mutating func scanString(_ hashes: Int, _ isMultiline: Bool) {
        switch text[offset] {
        case UInt8(ascii: "\""):
            let quotes = isMultiline ? 3 : 1
            guard !isMultiline || starts(with: "\"\"\"", at: offset),
                hasHashes(hashes, offset + quotes)
            else {
                offset += 1
                return
            }
            offset += quotes + hashes
            frames.removeLast()
        case UInt8(ascii: "\\") where hasHashes(hashes, offset + 1):
            offset += 1 + hashes
            if byte(at: offset) == UInt8(ascii: "(") { open(.interpolation) }
            // A line break ends the string in any case.
            if byte(at: offset) != 0x0A { offset += 1 }
        case 0x0A where !isMultiline:
            frames.removeLast()
        default:
            offset += 1
        }
    }

    private func hasHashes(_ count: Int, _ start: Int) -> Bool {
        (start..<start + count).allSatisfy { byte(at: $0) == UInt8(ascii: "#") }
    }
}
