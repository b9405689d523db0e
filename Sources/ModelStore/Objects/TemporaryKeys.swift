import Foundation

/// The keys of objects that aren't saved, which are negative.
// Sendable, because the lock guards the only variable.
final class TemporaryKeys: @unchecked Sendable {
    static let shared = TemporaryKeys()

    private let lock = NSLock()
    private var last: Int64 = 0

    /// A key that no other object of the program has, or had.
    func next() -> Int64 {
        lock.withLock {
            last -= 1
            return last
        }
    }
}
