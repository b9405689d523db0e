import Foundation
import ModelStore
import TestSupport
import Testing

/// Actors with a context, declared as for SwiftData.
struct ModelActorTests {
    private actor Importer: ModelActor {
        nonisolated let modelContainer: ModelContainer
        nonisolated let modelExecutor: any ModelExecutor

        init(_ container: ModelContainer, savesByItself: Bool = false) {
            let context = ModelContext(container)
            context.autosaveEnabled = savesByItself
            modelContainer = container
            modelExecutor = DefaultSerialModelExecutor(modelContext: context)
        }

        func add(_ label: String) { modelContext.insert(Tag(label: label)) }

        func save() throws -> [PersistentIdentifier] {
            let new = modelContext.insertedModelsArray
            try modelContext.save()
            return new.map(\.persistentModelID)
        }

        func label(_ id: PersistentIdentifier) -> String? { self[id, as: Tag.self]?.label }
    }

    @Test func itsJobsRunWithItsContext() async throws {
        let store = try Store([Tag.self])
        let importer = Importer(store.container)
        await importer.add("a")
        #expect(try store.context().fetchCount(Tag.self) == 0)
        let ids = try await importer.save()
        #expect(await importer.label(ids[0]) == "a")
        #expect(await importer.label(PersistentIdentifier(Tag.self, key: 99)) == nil)
        #expect(await importer.label(PersistentIdentifier(Person.self, key: 1)) == nil)
    }

    @Test func manyTasksLoseNothing() async throws {
        let store = try Store([Tag.self])
        let importer = Importer(store.container)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 { group.addTask { await importer.add("\(number)") } }
        }
        #expect(try await importer.save().count == 100)
    }

    @Test func itSavesAfterEachJobIfToldTo() async throws {
        let store = try Store([Tag.self])
        let importer = Importer(store.container, savesByItself: true)
        await importer.add("a")
        // The actor's jobs come one after the other: before this one, the first has been saved.
        #expect(await importer.label(PersistentIdentifier(Tag.self, key: 1)) == "a")
        #expect(try store.integer("SELECT count(*) FROM Tag") == 1)
    }

    /// Counts the jobs that it runs.
    private final class CountingExecutor: SerialModelExecutor, @unchecked Sendable {
        // Sendable, because only jobs use what it holds, one after the other.
        let modelContext: ModelContext
        private(set) var count = 0
        private let queue = DispatchQueue(label: "CountingExecutor")

        init(_ container: ModelContainer) { modelContext = ModelContext(container) }

        func enqueue(_ job: UnownedJob) {
            queue.async {
                self.count += 1
                job.runSynchronously(on: self.asUnownedSerialExecutor())
            }
        }

        func asUnownedSerialExecutor() -> UnownedSerialExecutor {
            UnownedSerialExecutor(ordinary: self)
        }
    }

    private actor Counter: ModelActor {
        nonisolated let modelContainer: ModelContainer
        nonisolated let modelExecutor: any ModelExecutor

        init(_ executor: CountingExecutor) {
            modelContainer = executor.modelContext.container
            modelExecutor = executor
        }

        func count() throws -> Int { try modelContext.fetchCount(Tag.self) }
    }

    @Test func anExecutorOfTheProgramRunsTheJobs() async throws {
        let store = try Store([Tag.self])
        let executor = CountingExecutor(store.container)
        let counter = Counter(executor)
        #expect(try await counter.count() == 0)
        #expect(executor.count > 0)
    }
}
