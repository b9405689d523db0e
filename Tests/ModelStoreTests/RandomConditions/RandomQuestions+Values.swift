import ModelTypes

extension RandomQuestions {
    mutating func weightQuestion() -> Question {
        let field = Person.fields.weight
        let value = values.weight()
        // An order with a number that is none is false, and so is being one.
        let number = values.random.int(6) == 0 ? .nan : value ?? 1
        return switch values.random.int(9) {
        case 0: Question(field == value) { $0.weight == value }
        case 1: Question(field != value) { $0.weight != value }
        case 2: Question(field == number) { $0.weight == number }
        case 3: Question(field < number) { $0.weight.map { $0 < number } ?? false }
        case 4: Question(field <= number) { $0.weight.map { $0 <= number } ?? false }
        case 5: Question(field > number) { $0.weight.map { $0 > number } ?? false }
        case 6: Question(field >= number) { $0.weight.map { $0 >= number } ?? false }
        case 7: Question(field.isIn(0...2.5)) { $0.weight.map((0...2.5).contains) ?? false }
        default: listQuestion()
        }
    }

    private mutating func listQuestion() -> Question {
        let list = (0..<values.random.int(3)).map { _ in values.weight() }
        return Question(Person.fields.weight.isIn(list)) { list.contains($0.weight) }
    }

    mutating func moodQuestion() -> Question {
        let mood = values.optionalMood()
        let other = values.mood()
        let list = (0..<values.random.int(3)).map { _ in values.optionalMood() }
        let fields = Person.fields
        return switch values.random.int(5) {
        case 0: Question(fields.lastMood == mood) { $0.lastMood == mood }
        case 1: Question(fields.lastMood != mood) { $0.lastMood != mood }
        case 2: Question(fields.mood != other) { $0.mood != other }
        case 3: Question(fields.lastMood.isIn(list)) { list.contains($0.lastMood) }
        default:
            Question(fields.lastMood.raw > 0) { $0.lastMood.map { $0.rawValue > 0 } ?? false }
        }
    }

    mutating func topicsQuestion() -> Question {
        let field = Person.fields.topics
        let mask = values.topics()
        return switch values.random.int(4) {
        case 0: Question(field.containsAll(mask)) { $0.topics.isSuperset(of: mask) }
        case 1: Question(field.containsAny(mask)) { !$0.topics.isDisjoint(with: mask) }
        case 2: Question(field.containsNone(mask)) { $0.topics.isDisjoint(with: mask) }
        default: Question(field.isExactly(mask)) { $0.topics == mask }
        }
    }
}
