#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelTypes
    import TestSupport
    import Testing

    /// The same rows in a file and on a server, which give the same answers in the same order.
    @Suite(.onServer)
    struct TwoEngineTests {
        @Test func randomConditionsHaveTheSameAnswers() throws {
            for seed in 0..<(isLongRun ? 20 : 2) as Range<UInt64> {
                try compare(seed: seed, conditions: isLongRun ? 200 : 60)
            }
        }

        private func compare(seed: UInt64, conditions: Int) throws {
            let store = try Store()
            let folder = try TemporaryFolder()
            let file = ModelConfiguration(url: folder.url.appending(path: "store.sqlite"))
            let container = try ModelContainer(for: store.container.schema, configurations: [file])
            let contexts = [ModelContext(container), try store.context()]
            for context in contexts {
                var rows = RandomPeople(seed: seed)
                _ = rows.insert(into: context)
                try context.save()
            }
            let readers = [ModelContext(container), try store.context()]
            var random = SeededGenerator(seed: seed)
            var generator = RandomQuestions(seed: seed)
            for question in generator.questions(conditions) {
                let orders: [[FieldOrder<Person>]] = [
                    [Person.fields.weight.ascending, Person.fields.id.descending],
                    [Person.fields.mood.descending, Person.fields.id.ascending],
                    [Person.fields.lastMood.ascending, Person.fields.id.ascending],
                ]
                var descriptor = FetchDescriptor(
                    question.condition,
                    sortBy: orders[random.int(orders.count)]
                )
                descriptor.fetchLimit = 1 + random.int(30)
                descriptor.fetchOffset = random.int(4)
                let answers = try readers.map { try $0.fetch(descriptor).map(\.id) }
                #expect(answers[0] == answers[1], "seed \(seed): \(question.condition)")
            }
        }
    }
#endif
