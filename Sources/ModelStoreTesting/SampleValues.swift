import Foundation
import ModelStore

/// The sample values of a column, as SQL writes them: every case of an enum, both bounds, and some
/// between them.
///
/// For example: `-1`, `1` and `0` of a column with the check `.range(-1...1)`.
struct SampleValues {
    private let column: ColumnSchema
    private let description: ModelDescription
    private let entity: String

    init(_ column: ColumnSchema, of entity: String, in description: ModelDescription) {
        self.column = column
        self.entity = entity
        self.description = description
    }

    /// - Returns: no value for references, places, and codable values that none of the samples is.
    func all() -> [String] {
        let limits = column.rule.map(Limits.init) ?? Limits()
        if let alternatives = limits.alternatives { return alternatives }
        return switch column.type {
        case .bool: ["0", "1"]
        case .int16: integers(limits, Int64(Int16.min), Int64(Int16.max))
        case .int32: integers(limits, Int64(Int32.min), Int64(Int32.max))
        case .int64: integers(limits, Int64.min + 1, Int64.max)
        case .float, .double: reals(limits, 1_000_000)
        case .date: reals(limits, 4_000_000_000)
        case .decimal: ["'0'", "'-12.5'", "'1000000.25'"]
        case .string: texts(limits)
        case .data: data(limits)
        case .uuid: (1...8).map { "x'" + Self.hex($0, 16) + "'" }
        case .url: (1...3).map { "'https://example.com/\($0)'" }
        case .json: codables()
        case .reference, .position: []
        }
    }

    private func integers(_ limits: Limits, _ least: Int64, _ greatest: Int64) -> [String] {
        let lower = limits.integers.lower ?? least
        let upper = limits.integers.upper ?? greatest
        let near = [0, 1, 7].filter { $0 > lower && $0 < upper }
        return ([lower, upper] + near).map { "\($0)" }
    }

    private func reals(_ limits: Limits, _ size: Double) -> [String] {
        let lower = limits.reals.lower ?? -size
        var upper = limits.reals.upper ?? max(size, lower + size)
        if !limits.includesUpper { upper = upper.nextDown }
        return [lower, upper, (lower + upper) / 2, lower + (upper - lower) / 8].map { "\($0)" }
    }

    private func texts(_ limits: Limits) -> [String] {
        lengths(limits).enumerated().flatMap { number, length in
            (0..<3).map { letter in
                literal(Self.text(number * 3 + letter, length))
            }
        }
    }

    private func data(_ limits: Limits) -> [String] {
        lengths(limits).map { "x'" + Self.hex($0 + 1, $0) + "'" }
    }

    private func lengths(_ limits: Limits) -> [Int] {
        let lower = Int(limits.count.lower ?? 0)
        let upper = min(Int(limits.count.upper ?? Int64(lower + 12)), lower + 4096)
        return Set([lower, upper, (lower + upper) / 2]).sorted()
    }

    private func codables() -> [String] {
        let samples = [
            "[]", "[1]", "[\"a\",\"b\"]", "[true]", "{}", "{\"a\":1}", "{\"a\":\"b\"}", "1", "0.5",
            "true", "\"a\"", "\"https://example.com\"",
        ]
        let decoded = samples.filter { description.decodes($0, column.name, of: entity) }
        if case .text(let text)? = column.defaultValue {
            return [literal(text)] + decoded.map(literal)
        }
        return decoded.map(literal)
    }

    /// A text of some letters that differs from those of other numbers, if it's long enough.
    private static func text(_ number: Int, _ length: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return String((0..<length).map { letters[(number * 7 + $0) % letters.count] })
    }

    private static func hex(_ number: Int, _ length: Int) -> String {
        (0..<length).map { String(format: "%02x", (number * 31 + $0) % 256) }.joined()
    }
}
