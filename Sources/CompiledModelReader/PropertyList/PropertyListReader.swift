/// Reads the values of a binary property list, one at a time.
struct PropertyListReader {
    let bytes: [UInt8]
    let trailer: PropertyListTrailer
    /// The number of elements that containers may still have. A container may contain another several
    /// times, so that few bytes could describe many elements.
    private var room: Int

    init(bytes: [UInt8], trailer: PropertyListTrailer) {
        self.bytes = bytes
        self.trailer = trailer
        room = bytes.count
    }

    mutating func node(_ index: Int) throws(PropertyListProblem) -> PropertyListNode {
        let entry = trailer.table + index * trailer.offsetSize
        guard let start = bytes.unsigned(at: entry, size: trailer.offsetSize),
            start < trailer.table
        else { throw .damaged(offset: entry) }
        guard let node = value(at: start) else { throw .damaged(offset: start) }
        return node
    }

    private mutating func value(at start: Int) -> PropertyListNode? {
        let low = Int(bytes[start] & 0x0F)
        switch bytes[start] >> 4 {
        case 0x0: return simple(low)
        case 0x1: return integer(at: start + 1, size: 1 << low)
        case 0x2: return real(at: start + 1, size: 1 << low).map { .real($0) }
        case 0x3: return real(at: start + 1, size: 8).map { .date($0) }
        case 0x8: return bytes.unsigned(at: start + 1, size: low + 1).map { .reference($0) }
        default: return sized(at: start, low)
        }
    }

    private func simple(_ low: Int) -> PropertyListNode? {
        switch low {
        case 0x0: .null
        case 0x8: .boolean(false)
        case 0x9: .boolean(true)
        default: nil
        }
    }

    /// Numbers of up to four bytes are unsigned, and those of eight bytes are signed. Sixteen bytes
    /// contain an unsigned number that eight can't.
    private func integer(at start: Int, size: Int) -> PropertyListNode? {
        guard size <= 16 else { return nil }
        let short = min(size, 8)
        guard start + size <= bytes.count else { return nil }
        let last = bytes[start + size - short..<start + size]
        let number = last.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return .integer(Int64(bitPattern: number))
    }

    private func real(at start: Int, size: Int) -> Double? {
        guard start + size <= bytes.count, size == 4 || size == 8 else { return nil }
        let bits = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 8
            ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    }
}

extension PropertyListReader {
    /// A value whose length follows its first byte.
    private mutating func sized(at start: Int, _ low: Int) -> PropertyListNode? {
        guard let (count, place) = length(at: start, low) else { return nil }
        switch bytes[start] >> 4 {
        case 0x4: return slice(place, count).map { .data(Array($0)) }
        case 0x5: return slice(place, count).map { .string(String(decoding: $0, as: UTF8.self)) }
        case 0x6: return wideString(place, count).map { .string($0) }
        case 0xA, 0xC: return indices(place, count).map { .array($0) }
        case 0xD: return dictionary(place, count)
        default: return nil
        }
    }

    /// The number of elements of a value, and the place where they start.
    private func length(at start: Int, _ low: Int) -> (count: Int, place: Int)? {
        if low < 0x0F { return (low, start + 1) }
        guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 0x1 else { return nil }
        let size = 1 << Int(bytes[start + 1] & 0x0F)
        guard size <= 8, let count = bytes.unsigned(at: start + 2, size: size) else { return nil }
        return (count, start + 2 + size)
    }

    private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
        guard start <= bytes.count, count <= bytes.count - start else { return nil }
        return bytes[start..<start + count]
    }

    private func wideString(_ start: Int, _ count: Int) -> String? {
        guard count <= bytes.count / 2, let slice = slice(start, 2 * count) else { return nil }
        let units = stride(from: slice.startIndex, to: slice.endIndex, by: 2).map {
            UInt16(slice[$0]) << 8 | UInt16(slice[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func dictionary(_ start: Int, _ count: Int) -> PropertyListNode? {
        guard count <= bytes.count, let keys = indices(start, count),
            let values = indices(start + count * trailer.indexSize, count)
        else { return nil }
        return .dictionary(keys: keys, values: values)
    }

    private mutating func indices(_ start: Int, _ count: Int) -> [Int]? {
        guard count <= room, slice(start, count * trailer.indexSize) != nil else { return nil }
        room -= count
        let indices = (0..<count).compactMap {
            bytes.unsigned(at: start + $0 * trailer.indexSize, size: trailer.indexSize)
        }
        return indices.count == count && indices.allSatisfy { $0 < trailer.count } ? indices : nil
    }
}
