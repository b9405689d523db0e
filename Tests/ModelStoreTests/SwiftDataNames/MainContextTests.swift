import Foundation
import ModelStore
import TestSupport
import Testing

/// The context of the main actor, and saving by itself.
@MainActor
struct MainContextTests {
    @Test func itIsTheSameAtEveryCall() throws {
        let container = try memory()
        #expect(container.mainContext === container.mainContext)
        #expect(container.mainContext != ModelContext(container))
        #expect(container.mainContext.container == container)
    }

    @Test func aChangeIsSavedOnTheNextTurn() async throws {
        let container = try memory()
        let context = container.mainContext
        let tags = ["a", "b"].map { Tag(label: $0) }
        tags.forEach(context.insert)
        #expect(context.hasChanges)
        await nextTurn()
        #expect(!context.hasChanges)
        tags[0].label = "c"
        context.delete(tags[1])
        await nextTurn()
        #expect(try ModelContext(container).fetch(Tag.self).map(\.label) == ["c"])
    }

    @Test func theChangesOfOneTurnAreOneSave() async throws {
        let statements = Statements()
        var configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        configuration.trace = TraceSettings { statements.append($0.sql) }
        let container = try ModelContainer(for: Tag.self, configurations: configuration)
        for number in 0..<10 { container.mainContext.insert(Tag(label: "\(number)")) }
        await nextTurn()
        #expect(
            statements.all.count { $0 == "COMMIT" } == 2,
            "one for the tables, one for the rows"
        )
    }

    @Test func membersAreSavedToo() async throws {
        let store = try Store()
        let context = store.container.mainContext
        let (person, tag) = (Person(name: .ann), Tag(label: "x"))
        context.insert(person)
        context.insert(tag)
        await nextTurn()
        person.tags.append(tag)
        await nextTurn()
        #expect(try store.integer("SELECT count(*) FROM Person_tags") == 1)
    }

    @Test func itCanBeToldNotTo() async throws {
        let context = try memory().mainContext
        context.autosaveEnabled = false
        context.insert(Tag(label: "a"))
        await nextTurn()
        #expect(context.hasChanges)
        #expect(try !ModelContext(memory()).autosaveEnabled)
    }

    @Test func anErrorIsReportedAndTheChangeStays() async throws {
        let container = try ModelContainer(
            for: Person.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        let context = container.mainContext
        var errors: [any Error] = []
        context.onAutosaveError = { errors.append($0) }
        context.insert(Person(name: .ann, weight: .nan))
        await nextTurn()
        #expect(errors.count == 1)
        #expect(context.hasChanges)
    }

    @Test func aContextThatIsKeptKeepsTheFiles() throws {
        func make() throws -> ModelContext { try memory().mainContext }
        let context = try make()
        context.insert(Tag(label: "a"))
        try context.save()
        #expect(context.container.mainContext === context)
        #expect(try ModelContext(context.container).fetchCount(Tag.self) == 1)
    }

    @Test func aContainerThatIsDroppedDropsItsContext() throws {
        weak var dropped: ModelContext?
        func use() throws {
            let container = try memory()
            dropped = container.mainContext
            #expect(dropped != nil)
        }
        try use()
        #expect(dropped == nil)
    }

    @Test func theEndOfTheProgramSaves() async throws {
        let store = try Store([Tag.self])
        await #expect(processExitsWith: .success) { [path = store.file.path as String] in
            try await MainActor.run {
                let file = try ModelConfiguration.test(URL(fileURLWithPath: path))
                let container = try ModelContainer(for: Tag.self, configurations: file)
                container.mainContext.insert(Tag(label: "last"))
                exit(0)
            }
        }
        #expect(try store.integer("SELECT count(*) FROM Tag") == 1)
    }

    private func memory() throws -> ModelContainer {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        return try ModelContainer(for: Tag.self, configurations: configuration)
    }

    /// Waits until the main actor has done what it was to do before.
    private func nextTurn() async { await Task { @MainActor in }.value }
}
