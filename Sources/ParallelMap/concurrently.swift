/// What two closures return that run at the same time.
///
/// For example: `concurrently({ read() }, and: { load() })`.
package func concurrently<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First,
    and second: @Sendable () -> Second
) -> (First, Second) {
    let results = concurrentMap(0..<2, chunk: 1) { index in
        index == 0 ? Either.first(first()) : .second(second())
    }
    guard case .first(let one) = results[0], case .second(let other) = results[1] else {
        preconditionFailure("the results are in the order of the indices")
    }
    return (one, other)
}

private enum Either<First: Sendable, Second: Sendable>: Sendable {
    case first(First)
    case second(Second)
}
