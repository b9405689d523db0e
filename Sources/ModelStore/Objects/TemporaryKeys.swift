import Foundation

/// The keys of objects that aren't saved, which are negative.
enum TemporaryKeys {
    private static let last = LastKey()

    /// A key that no other object of the program has, or had.
    static func next() -> Int64 { last.next() }
}

// Sendable, because the lock guards the only variable.
private final class LastKey: @unchecked Sendable {
    private let lock = NSLock()
    private var key: Int64 = 0

    func next() -> Int64 {
        lock.withLock {
            key -= 1
            return key
        }
    }
}
