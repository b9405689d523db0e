import Foundation
import Observation

/// A number that any thread counts.
final class Counter: @unchecked Sendable {
    // Sendable, because `count` is only touched under `lock`.
    private let lock = NSLock()
    private var count = 0

    func add() { lock.withLock { count += 1 } }

    var value: Int { lock.withLock { count } }
}

/// How often a change is seen by somebody who has read something.
func changesSeen<Value>(
    in value: @autoclosure () -> Value,
    during change: () throws -> Void
) rethrows -> Int {
    let calls = Counter()
    withObservationTracking {
        _ = value()
    } onChange: {
        calls.add()
    }
    try change()
    return calls.value
}
