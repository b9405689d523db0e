import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// A test that needs a server.
    static var onServer: Self {
        .enabled(if: TestServer.address != nil, "scripts/test-postgresql.sh runs it")
    }
}

/// Runs the body on threads at the same time, and waits for all of them.
/// - Throws: what one of them threw.
func onThreads(_ count: Int, _ body: @Sendable @escaping (Int) throws -> Void) throws {
    let (errors, group) = (FoundErrors(), DispatchGroup())
    for number in 0..<count {
        group.enter()
        Thread.detachNewThread {
            defer { group.leave() }
            do { try body(number) } catch { errors.append(error) }
        }
    }
    group.wait()
    if let error = errors.first { throw error }
}

private final class FoundErrors: @unchecked Sendable {
    // Sendable, because `errors` is only touched under `lock`.
    private let lock = NSLock()
    private var errors: [any Error] = []

    func append(_ error: any Error) { lock.withLock { errors.append(error) } }

    var first: (any Error)? { lock.withLock { errors.first } }
}
