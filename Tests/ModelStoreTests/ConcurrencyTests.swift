import Foundation
import ModelStore
import ModelTypes
import Observation
import TestSupport
import Testing

/// Several tasks with a context each, on one file.
struct ConcurrencyTests {
    @Test func nothingIsLostBetweenEightTasks() async throws {
        try await work(tasks: 8, saves: 25)
    }

    /// Every task saves families and reads everybody's; at the end all are there, whole.
    func work(tasks: Int, saves: Int) async throws {
        let store = try Store()
        let container = store.container
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for save in 0..<saves {
                        let context = ModelContext(container)
                        try insertFamily(context, "\(task)-\(save)")
                        try readEverything(context)
                    }
                }
            }
            try await group.waitForAll()
        }
        let context = try store.context()
        #expect(try context.fetchCount(Album.self) == tasks * saves)
        #expect(try context.fetchCount(Photo.self) == tasks * saves * 3)
        try readEverything(context)
        try store.checkIntegrity()
    }

    private func insertFamily(_ context: ModelContext, _ name: String) throws {
        let album = Album(title: name)
        context.insert(album)
        for number in 0..<3 {
            let photo = Photo(title: "\(name)-\(number)")
            context.insert(photo)
            album.photos.append(photo)
        }
        try context.save()
    }

    /// A save is seen whole or not at all.
    private func readEverything(_ context: ModelContext) throws {
        try context.read {
            for album in try context.fetch(Album.self) {
                #expect(album.photos.map(\.title) == (0..<3).map { "\(album.title)-\($0)" })
            }
        }
    }

    /// Each of eight tasks saves, observes what it read, and follows what all of them save; meanwhile
    /// results and properties change in every context. `scripts/sanitize.sh` looks for data races.
    @Test func eightContextsObserveAndSave() async throws {
        let (tasks, saves) = (8, 12)
        let store = try Store()
        let container = store.container
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    try await observeAndSave(container, task, saves: saves, until: tasks * saves)
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.context().fetchCount(Tag.self) == tasks * saves)
        try store.checkIntegrity()
    }

    @Test func anActorHasAContextOfItsOwn() async throws {
        let store = try Store()
        let actor = ContextActor(store.container)
        let id = try await actor.perform { context in
            let tag = Tag(label: "x")
            context.insert(tag)
            try context.save()
            return tag.persistentModelID
        }
        try await actor.perform { context in
            try context.model(for: id, as: Tag.self)?.label = "y"
        }
        let context = try store.context()
        #expect(try context.model(for: id, as: Tag.self)?.label == "y")
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await actor.perform { context in
                context.insert(Tag(label: "z"))
                throw Failure()
            }
        }
        #expect(try context.fetchCount(Tag.self) == 1)
    }

    @Test func databasesInMemoryAreSharedByContexts() async throws {
        let container = try ModelContainer(
            for: Tag.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<4 {
                group.addTask {
                    let context = ModelContext(container)
                    for number in 0..<25 {
                        context.insert(Tag(label: "\(task)-\(number)"))
                        try context.save()
                        _ = try context.fetch(Tag.self)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try ModelContext(container).fetchCount(Tag.self) == 100)
        let other = try ModelContainer(
            for: Tag.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        #expect(try ModelContext(other).fetchCount(Tag.self) == 0)
    }
}

/// For some seconds, where the environment asks for long tests.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct ConcurrencyLongTests {
    @Test func nothingIsLostBetweenEightTasks() async throws {
        try await ConcurrencyTests().work(tasks: 8, saves: 120)
    }
}

/// Saves tags while reading every result, and ends with the result that has all of them.
private func observeAndSave(
    _ container: ModelContainer,
    _ task: Int,
    saves: Int,
    until count: Int
) async throws {
    let context = ModelContext(container)
    context.observationEnabled = true
    let order = FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.label)])
    var updates = context.results(of: order).makeAsyncIterator()
    var saved = 0
    var found = -1
    while found < count {
        if saved < saves {
            context.insert(Tag(label: "\(task)-\(saved)"))
            try context.save()
            saved += 1
        }
        let update = try #require(try await updates.next())
        withObservationTracking {
            for tag in update.models { _ = tag.label }
        } onChange: {
        }
        let labels = update.models.map(\.label)
        #expect(labels == labels.sorted { $0.localizedOrder < $1.localizedOrder })
        found = update.models.count
    }
}
