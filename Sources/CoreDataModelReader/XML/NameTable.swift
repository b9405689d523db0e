#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Finds known names by their bytes, without creating strings.
///
/// `Name` is a ``MarkupName``. Only the initializer is constrained: elsewhere, a constraint would
/// cost runtime conformance lookups.
struct NameTable<Name> {
    private var slots: [Slot]
    /// The bytes of all names, concatenated.
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

    /// The name with these bytes; `nil` if it's unknown.
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
        guard slot.count == name.count, let start = name.baseAddress else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { memcmp($0 + slot.start, start, slot.count) == 0 } ?? false
        }
    }

    /// A hash of the length and a few letters, enough to distinguish some eighty names.
    private func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = name.first, let last = name.last else { return 0 }
        let middle = Int(name[name.count / 2])
        return (name.count &* 37 &+ Int(first) &* 11 &+ middle &* 101 &+ Int(last) &* 241)
            % Self.size
    }
}
