import Foundation

/// Counts down to zero.
final class Countdown: @unchecked Sendable {
    // Sendable, because both are private, `lock` never changes, and `left` is only touched in
    // `withLock`.
    private let lock = NSLock()
    private var left: Int

    init(_ count: Int) {
        left = count
    }

    func isOver() -> Bool {
        lock.withLock {
            left -= 1
            return left <= 0
        }
    }
}
