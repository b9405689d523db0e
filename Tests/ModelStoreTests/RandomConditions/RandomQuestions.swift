import ModelTypes

/// Questions about people: about their values and relationships, and what these make together.
struct RandomQuestions {
    var values: RandomValues

    init(seed: UInt64) {
        values = RandomValues(seed: seed &+ 1 << 32)
    }

    mutating func questions(_ count: Int) -> [Question] {
        (0..<count).map { _ in question(depth: 3) }
    }

    private mutating func question(depth: Int) -> Question {
        switch values.random.int(depth > 0 ? 14 : 7) {
        case 0: weightQuestion()
        case 1: moodQuestion()
        case 2: topicsQuestion()
        case 3: photoQuestion()
        case 4: countQuestion()
        case 5: passportQuestion()
        case 6: tagQuestion()
        case 7, 8: question(depth: depth - 1).and(question(depth: depth - 1))
        case 9, 10: question(depth: depth - 1).or(question(depth: depth - 1))
        case 11: question(depth: depth - 1).negated
        case 12: question(depth: depth - 1).ofParent
        default: childrenQuestion(question(depth: depth - 1))
        }
    }

    private mutating func childrenQuestion(_ inner: Question) -> Question {
        let children = Person.fields.children
        return switch values.random.int(3) {
        case 0:
            Question(children.any(inner.condition)) { $0.children.contains(where: inner.holds) }
        case 1:
            Question(children.all(inner.condition)) { $0.children.allSatisfy(inner.holds) }
        default:
            Question(children.none(inner.condition)) { !$0.children.contains(where: inner.holds) }
        }
    }
}
