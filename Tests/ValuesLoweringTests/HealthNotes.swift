import ModelIR

/// The value types of the picture that the output is to reach.
enum HealthNotes {
    static let types: [ValueType] = [
        documented(
            Sample.validated(
                "ValidatedName",
                .string,
                .trimmed,
                .singleLine,
                .length(Bounds(lower: "3", upper: "20", includesUpper: false))
            ),
            "A display name: one line, without blanks at either end."
        ),
        Sample.optionSet("Topics", ["news": 0, "sport": 1, "weather": 10]),
        Sample.ids("OptionIDs", 0...62),
        Sample.ascending(
            "ValidatedPairDate",
            Sample.part("start", .date),
            Sample.part("end", .date)
        ),
        Sample.ascending(
            "ValidatedPairDouble",
            Sample.part("lower", .double),
            Sample.part("upper", .double)
        ),
        documented(
            Sample.choice(
                "ItemDataContent",
                [
                    "singleValue": [eventDate, value],
                    "singleOption": [eventDate, optionID],
                    "valueWithOption": [eventDate, value, optionID],
                    "dualValues": [
                        eventDate, Sample.part("pairValue", value: "ValidatedPairDouble"),
                    ],
                    "valueWithInterval": [pairDate, value],
                    "optionWithInterval": [pairDate, optionID],
                    "interval": [pairDate],
                ]
            ),
            "What was recorded: a value or a choice, at one time or over an interval."
        ),
    ]

    /// As the configuration declares them.
    static let numbers = [
        "ItemDataContent": [
            "singleValue", "singleOption", "valueWithOption", "dualValues", "valueWithInterval",
            "optionWithInterval", "interval",
        ].enumerated().map { CompositeProperty.CaseNumber($1, $0) }
    ]

    private static let eventDate = Sample.part("eventDate", .date)
    private static let value = Sample.part("value", .double)
    private static let optionID = Sample.part("optionID", .uuid)
    private static let pairDate = Sample.part("pairDate", value: "ValidatedPairDate")

    private static func documented(_ type: ValueType, _ line: String) -> ValueType {
        var type = type
        type.documentation = [line]
        return type
    }
}
