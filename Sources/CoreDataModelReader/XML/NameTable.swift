/// The known names of a kind, found by their bytes without making a string of them first.
struct NameTable<Name: MarkupName> {
    private var slots: [(bytes: [UInt8], name: Name)?]

    init() {
        slots = Array(repeating: nil, count: Self.size)
        for name in Name.allCases {
            let bytes = Array(name.text.utf8)
            var slot = bytes.withUnsafeBufferPointer(hash)
            while slots[slot] != nil { slot = Self.next(slot) }
            slots[slot] = (bytes, name)
        }
    }

    /// The name with these bytes; nil where it is not known.
    func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Name? {
        var slot = hash(bytes)
        while let entry = slots[slot] {
            if isEqual(entry.bytes, bytes) { return entry.name }
            slot = Self.next(slot)
        }
        return nil
    }

    private static var size: Int { 512 }

    private static func next(_ slot: Int) -> Int { (slot + 1) % size }

    private func isEqual(_ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        for index in 0..<right.count where left[index] != right[index] { return false }
        return true
    }

    /// FNV-1a: short, and good enough for some eighty names.
    private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash) % Self.size
    }
}
