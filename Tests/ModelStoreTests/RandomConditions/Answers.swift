/// The answers to all questions about all people: equal ones, equal text.
struct Answers: CustomStringConvertible {
    /// Those of each of the first seeds, before and after a change. They hold what is asked of
    /// one store and what is asked of another together; a change of what is random changes them.
    static let recorded = [
        "930 adb87db9b3b6e585", "931 5f3d2f23c034e83e",
        "731 91453095b4bf8ed4", "734 1d83f7acda68a9c5",
        "778 dfe7ca370a278eb5", "764 59ae0565ca15fe81",
        "853 ccc30653a2f43d2", "814 9a89ea6ea9ada52b",
    ]

    private var yes = 0
    private var digest: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ questions: [Question], about people: [Person]) {
        for question in questions { for person in people { add(question.holds(person)) } }
    }

    private mutating func add(_ answer: Bool) {
        if answer { yes += 1 }
        digest = (digest ^ (answer ? 1 : 2)) &* 0x100_0000_01B3
    }

    var description: String { "\(yes) \(String(digest, radix: 16))" }
}
