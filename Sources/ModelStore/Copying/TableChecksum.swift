import Foundation
import ModelTypes

/// The number of a table's rows, and a sum of their contents, which doesn't depend on their order.
struct TableChecksum: Equatable {
    private(set) var count = 0
    private var sum: UInt64 = 0

    mutating func add(_ row: CopiedTable.Values) {
        // FNV-1a, the same in every run.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ bytes: some Sequence<UInt8>) {
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        func add(_ number: UInt64) {
            hash = (hash ^ number) &* 0x100_0000_01B3
            hash ^= hash >> 32
        }
        for value in row {
            switch value {
            case .null: add(0)
            case .bool(let value): add(value ? 2 : 1)
            case .integer(let value): add(UInt64(bitPattern: value))
            // SQLite stores -0 as 0.
            case .double(let value): add(value == 0 ? 0 : value.bitPattern)
            case .date(let value): add(value.timeIntervalSinceReferenceDate.bitPattern)
            case .decimal(let value): add(canonicalText(of: value).utf8)
            case .string(let value): add(value.utf8)
            case .url(let value): add(value.absoluteString.utf8)
            case .uuid(let value): add(value.uuidString.utf8)
            case .data(let value): add(value)
            }
            // No text contains it.
            add([0xFF])
        }
        count += 1
        sum &+= hash
    }
}
