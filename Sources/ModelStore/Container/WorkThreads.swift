import Foundation

/// Threads for work that blocks, which Swift's concurrency must not do on its own.
///
/// There are only so many; they're made when there is work, and end when there is none.
final class WorkThreads: @unchecked Sendable {
    // Sendable, because everything else is only touched under `lock`.
    private let lock = NSLock()
    private var waiting: [@Sendable () -> Void] = []
    /// The first of `waiting` that isn't done.
    private var next = 0
    private var count = 0
    private let limit: Int

    /// For opening containers, which have no threads yet.
    static let opening = WorkThreads(limit: 8)

    init(limit: Int) { self.limit = max(1, limit) }

    /// Runs a body on one of the threads.
    ///
    /// - Throws: what the body throws, and `CancellationError` if the task was cancelled before.
    func run<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        let item = WorkItem(body)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if item.wait(continuation) { add { item.run() } }
            }
        } onCancel: {
            item.cancel()
        }
    }

    private func add(_ work: @escaping @Sendable () -> Void) {
        let needsThread = lock.withLock {
            waiting.append(work)
            guard count < limit else { return false }
            count += 1
            return true
        }
        if needsThread { Thread.detachNewThread { self.work() } }
    }

    private func work() {
        while let work = take() { work() }
    }

    /// The next work; `nil` if the thread is to end.
    private func take() -> (@Sendable () -> Void)? {
        lock.withLock {
            guard next < waiting.count else {
                (waiting, next) = ([], 0)
                count -= 1
                return nil
            }
            let work = waiting[next]
            waiting[next] = {}
            next += 1
            if next >= 1024, next * 2 > waiting.count {
                waiting.removeFirst(next)
                next = 0
            }
            return work
        }
    }
}

/// Work that a task waits for.
private final class WorkItem<Result: Sendable>: @unchecked Sendable {
    // Sendable, because `state` is only touched under `lock`.
    private let lock = NSLock()
    private var state = State.new
    private let body: @Sendable () throws -> Result

    private enum State {
        case new
        case waiting(CheckedContinuation<Result, any Error>)
        /// It runs, has run, or never will.
        case over
    }

    init(_ body: @escaping @Sendable () throws -> Result) { self.body = body }

    /// - Returns: Whether the work is still to be done.
    func wait(_ continuation: CheckedContinuation<Result, any Error>) -> Bool {
        let isNew = lock.withLock {
            guard case .new = state else { return false }
            state = .waiting(continuation)
            return true
        }
        if !isNew { continuation.resume(throwing: CancellationError()) }
        return isNew
    }

    func run() { take()?.resume(with: Swift.Result { try body() }) }

    func cancel() { take()?.resume(throwing: CancellationError()) }

    private func take() -> CheckedContinuation<Result, any Error>? {
        lock.withLock {
            defer { state = .over }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
    }
}
