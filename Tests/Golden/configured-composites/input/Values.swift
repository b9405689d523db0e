/// A time with an end.
@Validated(.ascending)
@Composite
struct Period { var start: Date; var end: Date }

/// What was recorded.
@Composite
enum Content {
    case value(date: Date, amount: Double)
    case interval(period: Period)
    case visits(count: Int)
}

@OptionSet<Int64>(ids: 0...62)
struct Choices {}
