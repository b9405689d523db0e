import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Over random rows and conditions, SQL, memory and Swift itself agree.
struct RandomConditionTests {
    @Test func rowsAndPendingObjectsGiveOneAnswer() throws {
        for seed in 0..<4 as Range<UInt64> { try ConditionRun(seed: seed).run(conditions: 60) }
    }
}

/// The same at length, where the environment asks for it.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct RandomConditionLongTests {
    @Test func rowsAndPendingObjectsGiveOneAnswer() throws {
        for seed in 100..<120 as Range<UInt64> { try ConditionRun(seed: seed).run(conditions: 300) }
    }
}

/// A condition, and what it means.
private struct Question {
    let condition: Condition<Person>
    let holds: (Person) -> Bool
}

private final class ConditionRun {
    private let seed: UInt64
    private var random: SeededGenerator
    private let store: Store

    init(seed: UInt64) throws {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        store = try Store()
    }

    func run(conditions: Int) throws {
        let context = try store.context()
        let people = makePeople(context)
        var questions: [Question] = []
        for _ in 0..<conditions { questions.append(question(depth: 3)) }
        let expected = questions.map { question in
            Set(people.filter(question.holds).map(\.id))
        }
        try ask(questions, context, expected, "pending")
        try context.save()
        try ask(questions, context, expected, "saved")
        try ask(questions, store.context(), expected, "stored")
        // Half of the rows differ from the file.
        for person in people where random.int(2) == 0 { change(person) }
        let changed = questions.map { question in
            Set(people.filter(question.holds).map(\.id))
        }
        try ask(questions, context, changed, "changed")
        try context.save()
        try ask(questions, store.context(), changed, "stored again")
    }

    private func ask(
        _ questions: [Question],
        _ context: ModelContext,
        _ expected: [Set<UUID>],
        _ place: String
    ) throws {
        for (question, expected) in zip(questions, expected) {
            let found = try context.fetch(Person.self, where: question.condition)
            #expect(
                Set(found.map(\.id)) == expected,
                "seed \(seed), \(place): \(question.condition)"
            )
            #expect(found.count == expected.count)
            let count = try context.fetchCount(Person.self, where: question.condition)
            #expect(count == expected.count, "seed \(seed), \(place): \(question.condition)")
        }
    }

    // MARK: Rows

    private static let titles = [
        "", "a", "A", "Ä", "a\u{308}", "ab", "ÄB", "ß", "b\0a", "K", "e\u{301}",
    ]

    private func makePeople(_ context: ModelContext) -> [Person] {
        let people = (0..<30).map { Person(name: .ann, id: UUID($0)) }
        let tags = ["x", "y", "z"].map { Tag(label: $0) }
        for object in people as [ModelObject] + tags { context.insert(object) }
        for (index, person) in people.enumerated() {
            change(person)
            for _ in 0..<random.int(3) {
                let photo = Photo(title: pick(Self.titles), rating: Int16(random.int(3)))
                photo.thumbnail = random.int(2) == 0 ? nil : Data([UInt8(random.int(2))])
                context.insert(photo)
                person.photos.append(photo)
            }
            for tag in tags where random.int(3) == 0 { person.tags.append(tag) }
            if random.int(2) == 0 {
                let passport = Passport(number: "\(index)", fee: decimal())
                context.insert(passport)
                passport.owner = person
            }
            if random.int(3) > 0, index > 0 { person.parent = people[random.int(index)] }
        }
        return people
    }

    private func change(_ person: Person) {
        person.weight = weight()
        person.topics = Topics(rawValue: Int64(random.int(4)))
        person.mood = pick(Mood.allCases)
        person.lastMood = random.int(3) == 0 ? nil : pick(Mood.allCases)
    }

    private func weight() -> Double? {
        pick([nil, 0, -0.0, 1, 2.5, -1, .infinity] as [Double?])
    }

    private func decimal() -> Decimal { pick([0, 1, -1, 10, 9, Decimal(string: "0.5") ?? 0]) }

    private func pick<Value>(_ values: [Value]) -> Value { values[random.int(values.count)] }

    // MARK: Questions

    private func question(depth: Int) -> Question {
        switch random.int(depth > 0 ? 14 : 7) {
        case 0: return weightQuestion()
        case 1: return moodQuestion()
        case 2: return topicsQuestion()
        case 3: return photoQuestion()
        case 4: return countQuestion()
        case 5: return passportQuestion()
        case 6: return tagQuestion()
        case 7, 8:
            let (left, right) = (question(depth: depth - 1), question(depth: depth - 1))
            return Question(
                condition: left.condition && right.condition,
                holds: { left.holds($0) && right.holds($0) }
            )
        case 9, 10:
            let (left, right) = (question(depth: depth - 1), question(depth: depth - 1))
            return Question(
                condition: left.condition || right.condition,
                holds: { left.holds($0) || right.holds($0) }
            )
        case 11:
            let inner = question(depth: depth - 1)
            return Question(condition: !inner.condition, holds: { !inner.holds($0) })
        case 12:
            let inner = question(depth: depth - 1)
            return Question(
                condition: Person.fields.parent.matches(inner.condition),
                holds: { $0.parent.map(inner.holds) ?? false }
            )
        default:
            let inner = question(depth: depth - 1)
            let children = Person.fields.children
            switch random.int(3) {
            case 0:
                return Question(
                    condition: children.any(inner.condition),
                    holds: { $0.children.contains(where: inner.holds) }
                )
            case 1:
                return Question(
                    condition: children.all(inner.condition),
                    holds: { $0.children.allSatisfy(inner.holds) }
                )
            default:
                return Question(
                    condition: children.none(inner.condition),
                    holds: { !$0.children.contains(where: inner.holds) }
                )
            }
        }
    }

    private func weightQuestion() -> Question {
        let field = Person.fields.weight
        let value = weight()
        let some = value ?? 1
        let list = (0..<random.int(3)).map { _ in weight() }
        switch random.int(8) {
        case 0: return Question(condition: field == value, holds: { $0.weight == value })
        case 1: return Question(condition: field != value, holds: { $0.weight != value })
        case 2:
            return Question(
                condition: field < some,
                holds: { $0.weight.map { $0 < some } ?? false }
            )
        case 3:
            return Question(
                condition: field >= some,
                holds: { $0.weight.map { $0 >= some } ?? false }
            )
        case 4:
            return Question(
                condition: !(field > some),
                holds: { !($0.weight.map { $0 > some } ?? false) }
            )
        case 5: return Question(condition: field == .nan, holds: { _ in false })
        case 6:
            return Question(
                condition: field.isIn(0...2.5),
                holds: { $0.weight.map((0...2.5).contains) ?? false }
            )
        default: return Question(condition: field.isIn(list), holds: { list.contains($0.weight) })
        }
    }

    private func moodQuestion() -> Question {
        let mood = random.int(3) == 0 ? nil : pick(Mood.allCases)
        let some = mood ?? .low
        let list = (0..<random.int(3)).map { _ in random.int(3) == 0 ? nil : pick(Mood.allCases) }
        switch random.int(4) {
        case 0:
            return Question(
                condition: Person.fields.lastMood == mood,
                holds: { $0.lastMood == mood }
            )
        case 1: return Question(condition: Person.fields.mood != some, holds: { $0.mood != some })
        case 2:
            return Question(
                condition: Person.fields.lastMood.isIn(list),
                holds: { list.contains($0.lastMood) }
            )
        default:
            return Question(
                condition: Person.fields.lastMood.raw > 0,
                holds: { $0.lastMood.map { $0.rawValue > 0 } ?? false }
            )
        }
    }

    private func topicsQuestion() -> Question {
        let field = Person.fields.topics
        let mask = Topics(rawValue: Int64(random.int(4)))
        switch random.int(4) {
        case 0:
            return Question(
                condition: field.containsAll(mask),
                holds: { $0.topics.isSuperset(of: mask) }
            )
        case 1:
            return Question(
                condition: field.containsAny(mask),
                holds: { !$0.topics.isDisjoint(with: mask) }
            )
        case 2:
            return Question(
                condition: field.containsNone(mask),
                holds: { $0.topics.isDisjoint(with: mask) }
            )
        default: return Question(condition: field.isExactly(mask), holds: { $0.topics == mask })
        }
    }

    private func photoQuestion() -> Question {
        let (condition, holds) = photoCondition()
        switch random.int(3) {
        case 0:
            return Question(
                condition: Person.fields.photos.any(condition),
                holds: { $0.photos.contains(where: holds) }
            )
        case 1:
            return Question(
                condition: Person.fields.photos.all(condition),
                holds: { $0.photos.allSatisfy(holds) }
            )
        default:
            return Question(
                condition: Person.fields.photos.none(condition),
                holds: { !$0.photos.contains(where: holds) }
            )
        }
    }

    private func photoCondition() -> (Condition<Photo>, (Photo) -> Bool) {
        let title = pick(Self.titles)
        let field = Photo.fields.title
        switch random.int(8) {
        case 0: return (field == title, { $0.title == title })
        case 1: return (field < title, { $0.title < title })
        case 2: return (field >= title, { $0.title >= title })
        case 3:
            return (
                field.equals(title, options: .caseInsensitive),
                { $0.title.compare(title, options: .caseInsensitive) == .orderedSame }
            )
        case 4:
            return (
                field.contains(title, options: .diacriticInsensitive),
                {
                    title.isEmpty
                        || $0.title.range(of: title, options: .diacriticInsensitive) != nil
                }
            )
        case 5: return (Photo.fields.rating > 0, { $0.rating > 0 })
        case 6: return (Photo.fields.thumbnail == Data([1]), { $0.thumbnail == Data([1]) })
        default:
            return (
                Photo.fields.person.matches(Person.fields.mood == .high),
                { $0.person?.mood == .high }
            )
        }
    }

    private func countQuestion() -> Question {
        let number = random.int(3)
        let field = Person.fields.photos.count
        switch random.int(4) {
        case 0: return Question(condition: field == number, holds: { $0.photos.count == number })
        case 1: return Question(condition: field > number, holds: { $0.photos.count > number })
        case 2:
            return Question(condition: Person.fields.photos.isEmpty, holds: { $0.photos.isEmpty })
        default:
            return Question(
                condition: Person.fields.children.count <= number,
                holds: { $0.children.count <= number }
            )
        }
    }

    private func passportQuestion() -> Question {
        let fee = decimal()
        switch random.int(4) {
        case 0:
            return Question(condition: Person.fields.passport.exists, holds: { $0.passport != nil })
        case 1:
            return Question(
                condition: Person.fields.passport.matches(Passport.fields.fee < fee),
                holds: { $0.passport.map { $0.fee < fee } ?? false }
            )
        case 2:
            return Question(
                condition: Person.fields.passport.matches(Passport.fields.fee != fee),
                holds: { $0.passport.map { $0.fee != fee } ?? false }
            )
        default:
            return Question(
                condition: !Person.fields.passport.matches(Passport.fields.page == nil),
                holds: { $0.passport == nil }
            )
        }
    }

    private func tagQuestion() -> Question {
        let label = pick(["x", "y", "z", "w"])
        switch random.int(3) {
        case 0:
            return Question(
                condition: Person.fields.tags.any(Tag.fields.label == label),
                holds: { $0.tags.contains { $0.label == label } }
            )
        case 1:
            return Question(
                condition: Person.fields.tags.all(Tag.fields.people.count > 2),
                holds: { $0.tags.allSatisfy { $0.people.count > 2 } }
            )
        default:
            return Question(
                condition: Person.fields.tags.none(Tag.fields.label < label),
                holds: { !$0.tags.contains { $0.label < label } }
            )
        }
    }
}
