/// The answers to all questions about all people: equal ones, equal text.
struct Answers: CustomStringConvertible {
    /// Those of each of the first seeds, before and after a change. They hold what is asked of
    /// one store and what is asked of another together; a change of what is random changes them.
    static let recorded = [
        "978 b22c27bc3b5d39fb", "980 ee86bcd83d108c17",
        "724 20a02c90a33516bf", "727 e3dc0db4885fe658",
        "773 8e53276883212f42", "760 adaffc68765d55c7",
        "857 352fc589c8b76c8", "818 78a8d0b9074aa5a7",
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
