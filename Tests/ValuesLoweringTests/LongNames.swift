import ModelIR

/// Value types with names so long that nothing fits on a line.
enum LongNames {
    private static let tail = "OfObservationOfVariableStars"

    static let types: [ValueType] = [
        Sample.validated(
            "Title\(tail)",
            .string,
            .length(Bounds(lower: "1", upper: nil)),
            .matches(String(repeating: #"[a-z]+\."#, count: 20)),
            error: "Error\(tail)"
        ),
        Sample.optionSet("Topics\(tail)", ["news\(tail)": 0, "sport\(tail)": 1]),
        Sample.enumeration("Mood\(tail)", ["low\(tail)": .integer(1)], rawType: .integer64),
        Sample.ascending(
            "Interval\(tail)",
            Sample.part("start\(tail)", .date),
            Sample.part("end\(tail)", .date)
        ),
        Sample.structure(
            "Place\(tail)",
            Sample.part("latitude\(tail)", .double),
            Sample.part("longitude\(tail)", .double, isOptional: true)
        ),
        Sample.choice(
            "Content\(tail)",
            [
                "single\(tail)": [
                    Sample.part("first\(tail)", value: "Title\(tail)"),
                    Sample.part("second\(tail)", .double),
                ]
            ]
        ),
    ]
}
