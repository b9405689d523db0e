import ModelIR

/// Value types of every kind with every rule, as a program uses them in `Program.swift`.
enum EveryKind {
    static let types = texts + numbers + others + options + enumerations + structures + choices

    private static let texts: [ValueType] = [
        Sample.validated("Trimmed", .string, .trimmed),
        Sample.validated("Lower", .string, .trimmed, .lowercased, .nonEmpty, error: "LowerError"),
        Sample.validated("Title", .string, .trimmed, .singleLine, .length(closed("1", "5"))),
        Sample.validated("Code", .string, .matches(#"[A-Z]{2}\d+"#), .matches(".{3,4}")),
        Sample.validated("Word", .string, .characters("alphanumerics"), .characters("letters")),
        Sample.validated("Plain", .string),
    ]

    private static let numbers: [ValueType] = [
        Sample.validated("Small", .integer16, .range(closed("-5", "1_000"))),
        Sample.validated("Medium", .integer32, .range(Bounds(lower: "0x10", upper: nil))),
        Sample.validated("Large", .integer64, .range(halfOpen("0", "9223372036854775807"))),
        Sample.validated("Kilograms", .double, .range(closed("0", "700"))),
        Sample.validated("Share", .float, .range(halfOpen("0.0", "1.5e0"))),
        Sample.validated("Price", .decimal, .range(closed("0.05", "99.95"))),
    ]

    private static let others: [ValueType] = [
        Sample.validated("Birthday", .date, .range(halfOpen("1900-01-01", ".distantFuture"))),
        Sample.validated("Moment", .date, .range(closed("0", "2001-01-02T00:00:01Z"))),
        Sample.validated("Thumbnail", .binary, .nonEmpty, .length(halfOpen("2", "4"))),
    ]

    private static let options: [ValueType] = [
        Sample.optionSet("Topics", ["news": 0, "weather": 10, "default": 1]),
        Sample.optionSet("Days", ["monday": 0, "sunday": 14], rawType: .integer16),
        Sample.ids("OptionIDs", 0...62),
    ]

    private static let enumerations: [ValueType] = [
        Sample.enumeration(
            "Mood",
            ["low": .integer(-1), "neutral": .integer(0), "in": .integer(1)],
            rawType: .integer16
        ),
        Sample.enumeration(
            "Color",
            ["red": .string("red"), "deepBlue": .string("deep \"blue\"")],
            rawType: .string
        ),
    ]

    private static let structures: [ValueType] = [
        Sample.ascending("Interval", Sample.part("start", .date), Sample.part("end", .date)),
        Sample.ascending(
            "TitleRange",
            Sample.part("in", value: "Title"),
            Sample.part("out", value: "Title")
        ),
        Sample.structure(
            "Place",
            Sample.part("latitude", .double),
            Sample.part("class", .string, isOptional: true),
            Sample.part("url", .uri, isOptional: true),
            Sample.part("topics", value: "Topics")
        ),
    ]

    private static let choices: [ValueType] = [
        Sample.choice(
            "Content",
            [
                "value": [Sample.part("value", .double)],
                "default": [
                    Sample.part("in", value: "Interval"),
                    Sample.part("mood", value: "Mood", isOptional: true),
                ],
                "none": [],
            ]
        ),
        Sample.choice(
            "Numbered",
            ["b": [], "a": [Sample.part("data", .binary)]],
            numbers: [7, -3]
        ),
    ]

    private static func closed(_ lower: String, _ upper: String) -> Bounds {
        Bounds(lower: lower, upper: upper)
    }

    private static func halfOpen(_ lower: String, _ upper: String) -> Bounds {
        Bounds(lower: lower, upper: upper, includesUpper: false)
    }
}
