import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// In `RandomConditions`, which is compiled for Core Data, too.
typealias Context = ModelContext

/// Over random rows and conditions, SQL, memory and Swift itself agree.
///
/// `RandomPredicateTests` asks the same of `NSPredicate`.
struct RandomConditionTests {
    @Test func rowsAndPendingObjectsGiveOneAnswer() throws {
        var answers: [Answers] = []
        for seed in 0..<4 as Range<UInt64> {
            answers += try ConditionRun(seed: seed).run(conditions: 60)
        }
        #expect(answers.map(\.description) == Answers.recorded)
    }
}

/// The same at length, where the environment asks for it.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct RandomConditionLongTests {
    @Test func rowsAndPendingObjectsGiveOneAnswer() throws {
        for seed in 100..<120 as Range<UInt64> {
            _ = try ConditionRun(seed: seed).run(conditions: 300)
        }
    }
}

private struct ConditionRun {
    let seed: UInt64
    private let store: Store

    init(seed: UInt64) throws {
        self.seed = seed
        store = try Store()
    }

    /// The answers before and after a change.
    func run(conditions: Int) throws -> [Answers] {
        let context = try store.context()
        var rows = RandomPeople(seed: seed)
        let people = rows.insert(into: context)
        var generator = RandomQuestions(seed: seed)
        let questions = generator.questions(conditions)
        let expected = answers(questions, people)
        try ask(questions, context, expected, "pending")
        try context.save()
        try ask(questions, context, expected, "saved")
        try ask(questions, store.context(), expected, "stored")
        let before = Answers(questions, about: people)
        // Some of the rows differ from the file.
        rows.changeSome(of: people)
        let changed = answers(questions, people)
        try ask(questions, context, changed, "changed")
        try context.save()
        try ask(questions, store.context(), changed, "stored again")
        return [before, Answers(questions, about: people)]
    }

    private func answers(_ questions: [Question], _ people: [Person]) -> [Set<UUID>] {
        questions.map { Set(people.filter($0.holds).map(\.id)) }
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
}
