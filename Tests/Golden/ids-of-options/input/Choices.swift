/// What was ticked, by the number of its question.
@OptionSet<Int64>(ids: 0...62)
struct Questions {}

@OptionSet<Int16>(ids: 1...7)
struct Weekdays {}

@Model
final class Survey {
    /// The questions that were answered.
    @Stored("answeredNumber", as: Questions.self) var answered: [Int] = []
    @Stored("skippedRaw", as: Questions.self) var skipped: [Int]?
    @Stored("days", as: Weekdays.self) var openOn: [Int]
    var whole: Questions = []
}
