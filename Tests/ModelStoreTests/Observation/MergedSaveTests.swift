import Foundation
import ModelStore
import Observation
import Testing

/// The main context takes over what others save, once somebody observes its objects.
@MainActor
struct MergedSaveTests {
    @Test func aValueIsMerged() async throws {
        let (container, tag) = try savedTag()
        await change(of: tag.label) {
            try edit(container) { try #require(try $0.fetch(Tag.self).first).label = "new" }
        }
        #expect(tag.label == "new")
    }

    @Test func membersAreMerged() async throws {
        let (container, tag) = try savedTag()
        await change(of: tag.people.count) {
            try edit(container) { context in
                let person = Person(name: .ann)
                context.insert(person)
                person.tags = ToMany(try context.fetch(Tag.self))
            }
        }
        #expect(tag.people.map(\.name) == [.ann])
    }

    /// Members that a context knows since it saved them, but that nobody has read.
    @Test func membersThatNobodyObservesAreMerged() async throws {
        let (container, tag) = try savedTag()
        let context = container.mainContext
        let person = Person(name: .ann)
        context.insert(person)
        person.tags.append(tag)
        try context.save()
        await change(of: tag.label) {
            try edit(container) { context in
                let other = Tag(label: "other")
                context.insert(other)
                try #require(try context.fetch(Person.self).first).tags.append(other)
                try #require(try context.fetch(Tag.self).first { $0 !== other }).label = "new"
            }
        }
        #expect(person.tags.count == 2)
        #expect(Set(person.tags.map(\.label)) == ["new", "other"])
    }

    @Test func aDeletionIsMerged() async throws {
        let (container, tag) = try savedTag()
        let person = Person(name: .ann)
        container.mainContext.insert(person)
        person.tags = [tag]
        try container.mainContext.save()
        await change(of: person.tags.count) {
            try edit(container) { try $0.delete(model: Tag.self) }
        }
        #expect(person.tags.isEmpty)
        #expect(tag.isDeleted)
    }

    @Test func aStatementIsMerged() async throws {
        let (container, tag) = try savedTag()
        await change(of: tag.label) {
            try ModelContext(container).update(Tag.self, set: Tag.fields.label.set(to: "new"))
        }
        #expect(tag.label == "new")
    }

    @Test func pendingChangesStay() async throws {
        let (container, tag) = try savedTag()
        let other = Tag(label: "other")
        container.mainContext.autosaveEnabled = false
        container.mainContext.insert(other)
        try container.mainContext.save()
        tag.label = "mine"
        await change(of: other.label) {
            try edit(container) { for tag in try $0.fetch(Tag.self) { tag.label += "!" } }
        }
        #expect(tag.label == "mine")
        #expect(other.label == "other!")
    }

    private func savedTag() throws -> (ModelContainer, Tag) {
        let container = try ModelContainer(
            for: Person.self,
            configurations: ModelConfiguration.testInMemory()
        )
        let tag = Tag(label: "old")
        container.mainContext.insert(tag)
        try container.mainContext.save()
        return (container, tag)
    }

    private func edit(_ container: ModelContainer, _ body: (ModelContext) throws -> Void) throws {
        let context = ModelContext(container)
        try body(context)
        try context.save()
    }

    /// Waits until what was read changes.
    private func change<Value>(of value: @autoclosure () -> Value, after edit: () throws -> Void)
        async
    {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        withObservationTracking {
            _ = value()
        } onChange: {
            continuation.finish()
        }
        #expect(throws: Never.self) { try edit() }
        for await _ in stream {}
    }
}
