import Foundation
import ModelStore
import TestSupport
import Testing

/// Results that follow what is saved.
struct LiveResultsTests {
    @Test func theFirstUpdateIsThePresentState() async throws {
        let (container, context) = try tags(["b", "a"])
        var updates = context.results(of: .labels).makeAsyncIterator()
        let update = try #require(try await updates.next())
        #expect(update.models.map(\.label) == ["a", "b"])
        #expect(update.insertedIdentifiers == update.models.map(\.persistentModelID))
        #expect(update.updatedIdentifiers.isEmpty && update.deletedIdentifiers.isEmpty)
        withExtendedLifetime(container) {}
    }

    @Test(arguments: [true, false])
    func eachSaveIsAnUpdate(isOwnContext: Bool) async throws {
        let (container, context) = try tags(["a", "c"])
        var updates = context.results(of: .labels).makeAsyncIterator()
        let first = try #require(try await updates.next()).models
        let editor = isOwnContext ? context : ModelContext(container)
        let new = Tag(label: "b")
        editor.insert(new)
        try editor.save()
        var update = try #require(try await updates.next())
        #expect(update.models.map(\.label) == ["a", "b", "c"])
        #expect(update.insertedIdentifiers == [new.persistentModelID])

        let last = try #require(try editor.model(for: first[1].persistentModelID) as Tag?)
        last.label = "A"
        try editor.save()
        update = try #require(try await updates.next())
        #expect(update.models.map(\.label) == ["A", "a", "b"])
        #expect(update.models.first === first[1])
        #expect(update.updatedIdentifiers == [last.persistentModelID])
        #expect(update.insertedIdentifiers.isEmpty && update.deletedIdentifiers.isEmpty)

        editor.delete(last)
        try editor.save()
        update = try #require(try await updates.next())
        #expect(update.models.map(\.label) == ["a", "b"])
        #expect(update.deletedIdentifiers == [first[1].persistentModelID])
    }

    @Test func rowsMoveIntoAndOutOfALimit() async throws {
        let (container, context) = try tags(["b", "c", "d"])
        var descriptor = FetchDescriptor<Tag>.labels
        descriptor.fetchLimit = 2
        var updates = context.results(of: descriptor).makeAsyncIterator()
        #expect(try await updates.next()?.models.map(\.label) == ["b", "c"])
        let editor = ModelContext(container)
        let new = Tag(label: "a")
        editor.insert(new)
        try editor.save()
        #expect(try await updates.next()?.models.map(\.label) == ["a", "b"])
        new.label = "e"
        try editor.save()
        #expect(try await updates.next()?.models.map(\.label) == ["b", "c"])
    }

    @Test func rowsForWhichThePredicateDoesNotHoldAreNoResults() async throws {
        let (container, context) = try tags(["a", "b"])
        var descriptor = FetchDescriptor<Tag>.labels
        descriptor.predicate = #Predicate { $0.label != "b" }
        var updates = context.results(of: descriptor).makeAsyncIterator()
        #expect(try await updates.next()?.models.map(\.label) == ["a"])
        let editor = ModelContext(container)
        for tag in try editor.fetch(FetchDescriptor<Tag>.labels) {
            tag.label = tag.label == "a" ? "b" : "c"
        }
        try editor.save()
        let update = try #require(try await updates.next())
        #expect(update.models.map(\.label) == ["c"])
        #expect(update.insertedIdentifiers.count == 1 && update.deletedIdentifiers.count == 1)
    }

    @Test func relatedObjectsThatThePredicateAsksAboutCount() async throws {
        let (container, context) = try tags(["a"])
        let descriptor = FetchDescriptor<Tag>(predicate: #Predicate { !$0.people.isEmpty })
        var updates = context.results(of: descriptor).makeAsyncIterator()
        #expect(try await updates.next()?.models == [])
        let editor = ModelContext(container)
        let person = Person(name: .ann)
        editor.insert(person)
        person.tags = ToMany(try editor.fetch(Tag.self))
        try editor.save()
        #expect(try await updates.next()?.models.count == 1)
        editor.delete(person)
        try editor.save()
        #expect(try await updates.next()?.models == [])
    }

    @Test func statementsAndCascadesCount() async throws {
        let (container, context) = try tags(["a", "b"])
        var updates = context.results(of: .labels).makeAsyncIterator()
        _ = try await updates.next()
        let editor = ModelContext(container)
        try editor.update(
            Tag.self,
            where: Tag.fields.label == "a",
            set: Tag.fields.label.set(to: "z")
        )
        #expect(try await updates.next()?.models.map(\.label) == ["b", "z"])
        try editor.delete(model: Tag.self)
        try editor.save()
        #expect(try await updates.next()?.deletedIdentifiers.count == 2)
    }

    @Test func changesOfOtherClassesRunNoStatement() async throws {
        let store = try Store([Tag.self, Garden.self])
        let statements = Statements()
        let context = try store.context(tracing: statements)
        var updates = context.results(of: .labels).makeAsyncIterator()
        _ = try await updates.next()
        statements.removeAll()
        let editor = ModelContext(context.container)
        for _ in 0..<3 {
            editor.insert(Garden(name: "g"))
            try editor.save()
        }
        editor.insert(Tag(label: "t"))
        try editor.save()
        let saving = statements.all.count
        let update = try #require(try await updates.next())
        #expect(update.models.map(\.label) == ["t"])
        // A server is also asked whether anything has changed.
        let count = TestServer.address == nil ? 1 : 2
        #expect(statements.all[saving...].count { $0.hasPrefix("SELECT") } == count)
    }

    @Test(.onlyInFiles("a server tells of saves, and not of other programs' statements"))
    func anotherProcessIsSeen() async throws {
        let store = try Store([Tag.self, Person.self])
        let context = try store.context(saving: Tag(label: "a"), Tag(label: "b"))
        var updates = context.results(of: .labels).makeAsyncIterator()
        let first = try #require(try await updates.next()).models
        let database = try Database(store.file)
        try database.execute("UPDATE Tag SET label = 'z' WHERE label = 'a'")
        var update = try #require(try await updates.next())
        #expect(update.models.map(\.label) == ["b", "z"])
        #expect(update.updatedIdentifiers == [first[0].persistentModelID])
        try database.execute("DELETE FROM Tag WHERE label = 'b'")
        update = try #require(try await updates.next())
        #expect(update.deletedIdentifiers == [first[1].persistentModelID])
    }

    @Test func aDeletionThatIsGivenUpBringsTheObjectBack() async throws {
        let (_, context) = try tags(["a", "b"])
        let tags = try context.fetch(FetchDescriptor<Tag>.labels)
        context.delete(tags[0])
        var updates = context.results(of: .labels).makeAsyncIterator()
        #expect(try await updates.next()?.models.map(\.label) == ["b"])
        context.rollback()
        #expect(try await updates.next()?.models.map(\.label) == ["a", "b"])
    }

    @Test func cancellingEndsTheSequence() async throws {
        let (container, _) = try tags(["a"])
        let (started, continuation) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            var count = 0
            for try await _ in ModelContext(container).results(of: FetchDescriptor<Tag>.labels) {
                count += 1
                continuation.finish()
            }
            return count
        }
        for await _ in started {}
        task.cancel()
        #expect(try await task.value == 1)
    }

    @Test func nothingKeepsTheContextAfterwards() async throws {
        let (container, _) = try tags(["a"])
        weak var released: ModelContext?
        do {
            let context = ModelContext(container)
            released = context
            var updates = context.results(of: .labels).makeAsyncIterator()
            _ = try await updates.next()
        }
        #expect(released == nil)
    }

    @Test func anErrorEndsTheSequence() async throws {
        let (_, context) = try tags(["a"])
        var descriptor = FetchDescriptor<Tag>()
        descriptor.fetchLimit = -1
        var updates = context.results(of: descriptor).makeAsyncIterator()
        await #expect(throws: StoreError.self) { _ = try await updates.next() }
        #expect(try await updates.next() == nil)
    }

    private func tags(_ labels: [String]) throws -> (ModelContainer, ModelContext) {
        let container = try ModelContainer(
            for: Person.self,
            configurations: ModelConfiguration.testInMemory()
        )
        let context = ModelContext(container)
        for label in labels { context.insert(Tag(label: label)) }
        try context.save()
        return (container, context)
    }
}

extension FetchDescriptor<Tag> {
    /// All tags by their labels.
    static var labels: Self {
        FetchDescriptor(sortBy: [SortDescriptor(\.label, comparator: .lexical)])
    }
}
