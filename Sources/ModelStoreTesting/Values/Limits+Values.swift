import Foundation
import ModelStore

extension Limits {
    /// Values of a type that's neither an enum nor codable.
    func values(of type: ColumnType) -> [String] {
        switch type {
        case .bool: ["0", "1"]
        case .int16: integers(Int64(Int16.min), Int64(Int16.max))
        case .int32: integers(Int64(Int32.min), Int64(Int32.max))
        // A `Double`, which the attribute may become, holds none beyond them.
        case .int64: integers(-1 << 53, 1 << 53)
        case .float, .double: reals(1_000_000)
        case .date: reals(4_000_000_000)
        case .decimal: ["'0'", "'-12.5'", "'1000000.25'"]
        case .string: texts()
        case .data: data()
        case .uuid: (1...8).map { Self.blob($0, 16) }
        case .url: (1...3).map { "'https://example.com/\($0)'" }
        case .json, .reference, .position: []
        }
    }

    /// A value for a unique column; `nil` if the bounds leave none.
    func distinct(_ number: Int, of type: ColumnType) -> String? {
        switch type {
        case .int16, .int32, .int64:
            let value = (integers.lower ?? 0) + 100 + Int64(number)
            return value < integers.upper ?? Int64.max ? "\(value)" : nil
        case .float, .double, .date:
            let value = (reals.lower ?? 0) + 1 + Double(number) / 16
            return value < reals.upper ?? .infinity ? "\(value)" : nil
        case .string: return distinctText(number)
        case .data: return distinctLength.map { Self.blob(number, $0) }
        case .decimal: return "'\(number).5'"
        case .uuid: return Self.blob(number, 16)
        case .url: return "'https://example.com/\(number)'"
        case .bool, .json, .reference, .position: return nil
        }
    }

    // MARK: Numbers

    /// The bounds, and some near zero: each bit by itself may be an option.
    private func integers(_ least: Int64, _ greatest: Int64) -> [String] {
        let (lower, upper) = (integers.lower ?? least, integers.upper ?? greatest)
        let near = [0, 3, 5, 7] + (0..<11).map { Int64(1) << $0 }
        return ([lower, upper] + near.filter { $0 > lower && $0 < upper }).map { "\($0)" }
    }

    /// The bounds, and some between them, one with a fraction that an integer couldn't hold.
    private func reals(_ size: Double) -> [String] {
        let lower = reals.lower ?? min(-size, (reals.upper ?? size) - size)
        var upper = reals.upper ?? max(size, lower + size)
        if !includesUpper { upper = upper.nextDown }
        let middle = (lower + upper) / 2
        let fraction = middle.rounded() + 0.25
        return [lower, upper, middle, lower + (upper - lower) / 8, fraction].filter {
            (lower...upper).contains($0)
        }
        .map { "\($0)" }
    }

    // MARK: Texts and bytes

    private func texts() -> [String] {
        let letters = lengths(12).enumerated().flatMap { number, length in
            (0..<3).map { Self.text(number * 3 + $0, length) }
        }
        let others = ["it's \"it\"", "äöß 日本 😀", "two\nlines"].filter { text in
            let length = Int64(text.unicodeScalars.count)
            return length >= count.lower ?? 0 && length <= count.upper ?? .max
        }
        return (letters + others).map(literal)
    }

    /// A blob without a bound may be a file.
    private func data() -> [String] {
        (lengths(12) + (count.upper == nil ? [100_000] : [])).map { Self.blob($0 + 1, $0) }
    }

    private func lengths(_ usual: Int) -> [Int] {
        let lower = Int(count.lower ?? 0)
        let upper = min(Int(count.upper ?? Int64(lower + usual)), lower + 4096)
        return Set([lower, upper, (lower + upper) / 2]).sorted()
    }

    private func distinctText(_ number: Int) -> String? {
        guard let length = distinctLength else { return nil }
        let digits = String(number, radix: 36)
        return literal(String(repeating: "z", count: max(0, length - digits.count)) + digits)
    }

    /// A length for which there are enough values.
    private var distinctLength: Int? {
        let lower = Int(count.lower ?? 0)
        let length = max(lower, 6)
        return count.upper.map { length <= $0 } ?? true ? length : count.upper.map { Int($0) }
    }

    /// A text of letters that differs from those of other numbers, if it's long enough.
    private static func text(_ number: Int, _ length: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return String((0..<length).map { letters[(number * 7 + $0) % letters.count] })
    }

    private static func blob(_ number: Int, _ length: Int) -> String {
        let digits = Array("0123456789abcdef")
        let bytes = (0..<length).map { place -> Int in
            place < 4 ? (number >> (8 * place)) & 0xFF : (number * 31 + place) & 0xFF
        }
        return "x'" + String(bytes.flatMap { [digits[$0 >> 4], digits[$0 & 15]] }) + "'"
    }
}
