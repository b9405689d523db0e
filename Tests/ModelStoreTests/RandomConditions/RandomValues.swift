import Foundation

/// Values that rows have and that conditions ask for: few, so that they often meet.
struct RandomValues {
    var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// NUL, or what comes next, for a server: its texts have no NUL.
    private static let nul =
        ProcessInfo.processInfo.environment["MODELSTORE_POSTGRESQL"] == nil ? "\0" : "\u{1}"

    mutating func title() -> String {
        pick([
            "", "a", "A", "Ä", "a\u{308}", "ab", "ÄB", "ß", "ss", "SS", "b\(Self.nul)a", "K",
            "e\u{301}",
            "\u{FB01}", "fi", "i", "I", "İ", "ı", "\u{212A}", "k", "Σ", "ς", "σ",
        ])
    }

    mutating func weight() -> Double? {
        pick([nil, 0, -0.0, 1, 2.5, -1, .infinity])
    }

    mutating func fee() -> Decimal { pick([0, 1, -1, 10, 9, Decimal(string: "0.5") ?? 0]) }

    mutating func mood() -> Mood { pick(Mood.allCases) }

    mutating func optionalMood() -> Mood? { random.int(3) == 0 ? nil : mood() }

    mutating func topics() -> Topics { Topics(rawValue: Int64(random.int(4))) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[random.int(values.count)] }
}
