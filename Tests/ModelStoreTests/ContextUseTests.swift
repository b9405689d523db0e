import Foundation
import ModelStore
import TestSupport
import Testing

/// What a context does that two threads use, as a compiler in Swift 5's mode lets them.
struct ContextUseTests {
    /// A context that another thread gets into its hands.
    private struct Smuggled: @unchecked Sendable {
        // Sendable, because only what must not be done needs it: that is what's tested.
        let context: ModelContext
    }

    #if DEBUG
        /// Runs the body on a thread of its own while `context` is in the middle of `begin`.
        private static func overlap(
            _ begin: (ModelContext) throws -> Void,
            with body: @escaping @Sendable (Smuggled) -> Void
        ) throws {
            let isArmed = Switch()
            let (started, never) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            var configuration = ModelConfiguration(isStoredInMemoryOnly: true)
            configuration.trace = TraceSettings { _ in
                guard isArmed.isOn else { return }
                isArmed.isOn = false
                started.signal()
                // The other thread ends the process.
                never.wait()
            }
            let container = try ModelContainer(for: Tag.self, configurations: configuration)
            let smuggled = Smuggled(context: ModelContext(container))
            smuggled.context.insert(Tag(label: "x"))
            Thread.detachNewThread {
                started.wait()
                body(smuggled)
                // Nothing stopped it: the test must see that.
                exit(EXIT_SUCCESS)
            }
            isArmed.isOn = true
            try begin(smuggled.context)
        }

        private func check(_ result: ExitTest.Result?, names operations: [String]) throws {
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(text.contains("two threads use one ModelContext at the same time"))
            // The callers follow.
            for operation in operations {
                #expect(text.contains("is in \(operation)\n    "), "\(text)")
            }
        }

        @Test func twoThreadsAtOnceStopTheProgram() async throws {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                try Self.overlap(
                    { try $0.save() },
                    with: { _ = try? $0.context.fetch(Tag.self) }
                )
            }
            try check(result, names: ["save()", "fetch(_:)"])
        }

        @Test func insertingWhileAnotherThreadFetchesStopsTheProgram() async throws {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                try Self.overlap(
                    { _ = try $0.fetch(Tag.self) },
                    with: { $0.context.insert(Tag(label: "y")) }
                )
            }
            try check(result, names: ["fetch(_:)", "insert(_:)"])
        }
    #endif

    /// One thread after the other: what an actor does.
    @Test func threadsMayTakeTurns() async throws {
        let store = try Store()
        let smuggled = Smuggled(context: try store.context())
        for number in 0..<20 {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    smuggled.context.insert(Tag(label: "\(number)"))
                    try? smuggled.context.save()
                    continuation.resume()
                }
            }
        }
        #expect(try smuggled.context.fetchCount(Tag.self) == 20)
        let actor = ContextActor(store.container)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 20..<60 {
                group.addTask { try await actor.perform { $0.insert(Tag(label: "\(number)")) } }
            }
            try await group.waitForAll()
        }
        #expect(try smuggled.context.fetchCount(Tag.self) == 60)
    }

    /// What a body does for another thread, which waits for it, is one use after the other.
    @Test func aTransactionMayHandItsContextOn() throws {
        let store = try Store()
        let smuggled = Smuggled(context: try store.context())
        try smuggled.context.transaction {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                smuggled.context.insert(Tag(label: "x"))
                done.signal()
            }
            done.wait()
        }
        #expect(try smuggled.context.fetchCount(Tag.self) == 1)
    }
}
