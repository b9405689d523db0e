/// The known names of a kind, found by their bytes without making a string of them first.
///
/// `Name` is a ``MarkupName``. It is asked to be only where a table is made: for each type of names,
/// the run time would look among all conformances of the program.
struct NameTable<Name> {
    private var slots: [Slot]
    /// The bytes of all names, one behind the other.
    private var bytes: [UInt8] = []

    private struct Slot {
        var name: Name?
        var start = 0
        var count = 0
    }

    init() where Name: MarkupName {
        slots = Array(repeating: Slot(), count: Self.size)
        for name in Name.allCases {
            assert(name.text == "\(name)", "the texts are not in the order of the cases")
            let start = bytes.count
            bytes += name.text.utf8
            var slot = bytes[start...].withUnsafeBufferPointer(hash)
            while slots[slot].name != nil { slot = Self.next(slot) }
            slots[slot] = Slot(name: name, start: start, count: bytes.count - start)
        }
    }

    /// The name with these bytes; nil where it is not known.
    func find(_ name: UnsafeBufferPointer<UInt8>) -> Name? {
        var slot = hash(name)
        while let found = slots[slot].name {
            if isEqual(slots[slot], name) { return found }
            slot = Self.next(slot)
        }
        return nil
    }

    private static var size: Int { 512 }

    private static func next(_ slot: Int) -> Int { (slot + 1) % size }

    private func isEqual(_ slot: Slot, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard slot.count == name.count else { return false }
        for index in 0..<slot.count where bytes[slot.start + index] != name[index] { return false }
        return true
    }

    /// FNV-1a: short, and good enough for some eighty names.
    private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash) % Self.size
    }
}
