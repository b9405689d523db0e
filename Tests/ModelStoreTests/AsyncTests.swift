import Foundation
import ModelStore
import Testing

/// Work of tasks on threads that may wait.
struct AsyncTests {
    @Test func aContainerIsOpened() async throws {
        let container = try await ModelContainer.open(
            for: Tag.self,
            configurations: .testInMemory()
        )
        let id = try await container.perform { context in
            let tag = Tag(label: "a")
            context.insert(tag)
            try context.save()
            return tag.persistentModelID
        }
        let label = try await container.perform { try ($0.model(for: id) as Tag?)?.label }
        #expect(label == "a")
    }

    @Test func whatIsInsertedIsSaved() async throws {
        let store = try Store([Tag.self])
        let container = store.container
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    try await container.perform { $0.insert(Tag(label: "\(number)")) }
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.integer("SELECT count(*) FROM Tag") == 50)
    }

    @Test func nothingIsSavedIfTheBodyThrows() async throws {
        struct Stop: Error {}
        let container = try Store([Tag.self]).container
        await #expect(throws: Stop.self) {
            try await container.perform { context in
                context.insert(Tag(label: "a"))
                throw Stop()
            }
        }
        let count = try await container.perform { try $0.fetchCount(FetchDescriptor<Tag>()) }
        #expect(count == 0)
    }

    /// More bodies wait than there are threads for tasks; a task ends that.
    @Test func bodiesThatWaitDoNotKeepTasksWaiting() async throws {
        let container = try Store([Tag.self]).container
        let gate = Gate()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<64 {
                group.addTask { try await container.perform { _ in gate.wait() } }
            }
            group.addTask { gate.open() }
            try await group.waitForAll()
        }
    }

    @Test func aCancelledTaskDoesNotBegin() async throws {
        let container = try Store([Tag.self]).container
        let gate = Gate()
        let blocking = (0..<16).map { _ in
            Task { try await container.perform { _ in gate.wait() } }
        }
        let last = Task { try await container.perform { $0.insert(Tag(label: "a")) } }
        last.cancel()
        // All threads are in use.
        await #expect(throws: CancellationError.self) { try await last.value }
        gate.open()
        for task in blocking { try await task.value }
        let count = try await container.perform { try $0.fetchCount(FetchDescriptor<Tag>()) }
        #expect(count == 0)
    }

    @Test func openingThrowsWhatTheInitializerThrows() async throws {
        let nowhere = ModelConfiguration(url: URL(fileURLWithPath: "/dev/null/store.sqlite"))
        await #expect(throws: StoreError.self) {
            try await ModelContainer.open(for: Tag.self, configurations: nowhere)
        }
    }
}

/// Keeps threads waiting until it's opened.
private final class Gate: @unchecked Sendable {
    // Sendable, because `isOpen` is only touched under `condition`.
    private let condition = NSCondition()
    private var isOpen = false

    func wait() { condition.withLock { while !isOpen { condition.wait() } } }

    func open() {
        condition.withLock {
            isOpen = true
            condition.broadcast()
        }
    }
}
