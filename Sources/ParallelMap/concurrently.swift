import Dispatch

/// Runs two closures at the same time and returns both results.
///
/// The first runs on the calling thread, the second on a new one. Work that either divides among
/// all cores with `concurrentMap` stays divided: inside an iteration of another
/// `concurrentPerform`, Dispatch would give it only the remaining cores, which on two cores is
/// none.
///
/// For example: `concurrently({ load() }, and: { read() })`.
package func concurrently<First: Sendable, Second: Sendable>(
    _ first: () -> First,
    and second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let other = Later(second)
    return (first(), other.wait())
}

/// A value that another thread computes.
private final class Later<Value: Sendable>: @unchecked Sendable {
    // Sendable: `group` never changes, and `made` is private. Only the block in `init` writes it,
    // once, before leaving the group; only `wait` reads it, after waiting for the group. The group
    // orders the two. The value that crosses threads is Sendable.
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
