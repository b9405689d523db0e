import Dispatch

/// What two closures return that run at the same time.
///
/// The first runs on the thread that calls, at once; for the second, a thread is started. What either
/// divides among all cores with `concurrentMap` stays divided: inside an iteration of another
/// `concurrentPerform`, Dispatch would give it only the cores that are left, on two cores none.
///
/// For example: `concurrently({ load() }, and: { read() })`.
package func concurrently<First: Sendable, Second: Sendable>(
    _ first: () -> First,
    and second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let other = Later(second)
    return (first(), other.wait())
}

/// A value that another thread makes.
private final class Later<Value: Sendable>: @unchecked Sendable {
    // Sendable, because `group` never changes, and `made` is private: only the block of `init`
    // writes it, once, before it leaves the group, and only `wait` reads it, after waiting for the
    // group, which orders the two. What crosses threads is Sendable itself.
    private let group = DispatchGroup()
    private var made: Value?

    init(_ make: @escaping @Sendable () -> Value) {
        DispatchQueue.global(qos: .userInitiated).async(group: group) { self.made = make() }
    }

    func wait() -> Value {
        group.wait()
        guard let made else { preconditionFailure("the group waits for the value") }
        return made
    }
}
