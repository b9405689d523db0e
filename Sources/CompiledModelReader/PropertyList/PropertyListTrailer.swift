/// The last 32 bytes of a binary property list: the places of its values.
struct PropertyListTrailer {
    /// The number of bytes of an offset in the table.
    let offsetSize: Int
    /// The number of bytes of a value's index in a container.
    let indexSize: Int
    let count: Int
    let top: Int
    /// The place of the table of offsets.
    let table: Int

    static let size = 32

    init(_ bytes: [UInt8]) throws(PropertyListProblem) {
        let start = bytes.count - Self.size
        guard start >= BinaryPropertyList.magic.count else {
            throw .damaged(offset: bytes.count)
        }
        offsetSize = Int(bytes[start + 6])
        indexSize = Int(bytes[start + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(indexSize),
            let count = bytes.unsigned(at: start + 8, size: 8),
            let top = bytes.unsigned(at: start + 16, size: 8),
            let table = bytes.unsigned(at: start + 24, size: 8)
        else { throw .damaged(offset: start) }
        // Each value has at least one byte, and one entry in the table.
        guard count > 0, count <= start, top < count, table <= start,
            count <= (start - table) / offsetSize
        else { throw .damaged(offset: start) }
        self.count = count
        self.top = top
        self.table = table
    }
}

extension [UInt8] {
    /// The number of `size` bytes, most significant first; `nil` beyond the end or above `Int.max`.
    func unsigned(at start: Int, size: Int) -> Int? {
        guard start >= 0, size >= 0, start <= count, size <= count - start else { return nil }
        let number = self[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: number)
    }
}
