import Dispatch

/// What two closures return that run at the same time.
///
/// The first runs on the thread that calls, as if it were called alone: what it divides among all
/// cores with `concurrentMap` stays divided. Inside an iteration of another `concurrentPerform`,
/// Dispatch would give it only the cores that are left, on two cores none.
///
/// For example: `concurrently({ read() }, and: { load() })`.
package func concurrently<First: Sendable, Second: Sendable>(
    _ first: () -> First,
    and second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let other = Later<Second>()
    let group = DispatchGroup()
    DispatchQueue.global(qos: .userInitiated).async(group: group) { other.value = second() }
    let one = first()
    group.wait()
    guard let value = other.value else { preconditionFailure("the group waits for the value") }
    return (one, value)
}

/// A value that another thread makes.
///
/// It is sent there unchecked: that thread writes the value once, and it is read only after waiting
/// for the group that the thread leaves afterwards.
private final class Later<Value: Sendable>: @unchecked Sendable {
    var value: Value?
}
