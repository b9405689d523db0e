/// A name as people read it: one line, without blanks at either end.
@Validated(.trimmed, .singleLine, .length(3..<20), error: "NameError")
struct ValidatedName { var rawValue: String }

/// What a note is about.
@OptionSet<Int64>
struct Topics {
    private enum Options: Int {
        case sleep
        case food
        case sport
        case mood
        case weather = 10
    }
}

/// Answers that were ticked, by the numbers that the user gave them.
@OptionSet<Int64>(ids: 0...62)
struct OptionIDs {}

/// A span of time; it may be empty.
@Validated(.ascending)
@Composite
struct ValidatedPairDate {
    var start: Date
    var end: Date
}

/// What was recorded.
@Composite
enum ItemDataContent {
    case singleValue(eventDate: Date, value: Double)
    case interval(pairDate: ValidatedPairDate)
    case intervalValue(pairDate: ValidatedPairDate, value: Double)
}
