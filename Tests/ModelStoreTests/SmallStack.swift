import Foundation

/// Runs a body with the stack size of secondary threads on Apple systems.
///
/// Who needs more ends the process.
func onSmallStack(_ body: @escaping @Sendable () throws -> Void) throws {
    let outcome = Outcome()
    let thread = Thread {
        outcome.finish(Result { try body() })
    }
    thread.stackSize = 512 * 1024
    thread.start()
    try outcome.wait().get()
}

/// What became of a body on another thread.
// The condition guards the result.
private final class Outcome: @unchecked Sendable {
    private let condition = NSCondition()
    private var result: Result<Void, any Error>?

    func finish(_ result: Result<Void, any Error>) {
        condition.withLock {
            self.result = result
            condition.signal()
        }
    }

    func wait() -> Result<Void, any Error> {
        condition.withLock {
            while true {
                if let result { return result }
                condition.wait()
            }
        }
    }
}
