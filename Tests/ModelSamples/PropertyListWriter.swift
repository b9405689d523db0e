/// Writes binary property lists, for archives in tests.
public struct PropertyListWriter {
    /// A value with its elements; references are those of a keyed archive.
    public indirect enum Value: Sendable {
        case boolean(Bool)
        case integer(Int64)
        case real(Double)
        case data([UInt8])
        case string(String)
        case reference(Int)
        case array([Value])
        case dictionary([(String, Value)])
    }

    private var bodies: [[UInt8]] = []

    /// Returns the bytes of a property list.
    public static func bytes(_ value: Value) -> [UInt8] {
        var writer = PropertyListWriter()
        let top = writer.add(value)
        return writer.finished(top)
    }

    /// Adds a value after its elements, and returns its number.
    private mutating func add(_ value: Value) -> Int {
        let body: [UInt8]
        switch value {
        case .boolean(let flag): body = [flag ? 0x09 : 0x08]
        case .integer(let number): body = Self.integer(number)
        case .real(let number): body = [0x23] + Self.bytes(number.bitPattern, 8)
        case .data(let data): body = Self.sized(0x40, data.count) + data
        case .string(let text): body = Self.string(text)
        case .reference(let number): body = [0x81] + Self.bytes(UInt64(number), 2)
        case .array(let elements):
            let numbers = elements.map { add($0) }
            body = Self.sized(0xA0, numbers.count) + Self.indices(numbers)
        case .dictionary(let entries):
            let keys = entries.map { add(.string($0.0)) }
            let values = entries.map { add($0.1) }
            body = Self.sized(0xD0, keys.count) + Self.indices(keys + values)
        }
        bodies.append(body)
        return bodies.count - 1
    }

    private func finished(_ top: Int) -> [UInt8] {
        var result = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for body in bodies {
            offsets += Self.bytes(UInt64(result.count), 4)
            result += body
        }
        let table = result.count
        result += offsets + [0, 0, 0, 0, 0, 0, 4, 2]
        result += Self.bytes(UInt64(bodies.count), 8) + Self.bytes(UInt64(top), 8)
        return result + Self.bytes(UInt64(table), 8)
    }

    private static func integer(_ number: Int64) -> [UInt8] {
        [0x13] + bytes(UInt64(bitPattern: number), 8)
    }

    private static func string(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return sized(0x50, text.utf8.count) + Array(text.utf8)
        }
        let units = text.utf16.flatMap { bytes(UInt64($0), 2) }
        return sized(0x60, text.utf16.count) + units
    }

    private static func sized(_ mark: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [mark | UInt8(count)] : [mark | 0x0F, 0x12] + bytes(UInt64(count), 4)
    }

    private static func indices(_ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { bytes(UInt64($0), 2) }
    }

    private static func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }
}
