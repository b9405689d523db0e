import Dispatch

/// What the closure makes of each index, in their order; several threads share the work.
///
/// For example: `concurrentMap(0..<3) { $0 * 2 }` is `[0, 2, 4]`.
///
/// - Parameter chunk: how many indices are worth a thread. Few enough that no thread waits long for
///   the last one.
package func concurrentMap<Value: Sendable>(
    _ indices: Range<Int>,
    chunk: Int = 16,
    _ transform: @Sendable (Int) -> Value
) -> [Value] {
    let chunks = (indices.count + chunk - 1) / chunk
    guard chunks > 1 else { return indices.map(transform) }
    return [Value](unsafeUninitializedCapacity: indices.count) { values, initialized in
        let slots = Slots(base: values.baseAddress)
        DispatchQueue.concurrentPerform(iterations: chunks) { number in
            let start = number * chunk
            for place in start..<min(start + chunk, indices.count) {
                slots.fill(place, with: transform(indices.lowerBound + place))
            }
        }
        initialized = indices.count
    }
}

/// Places in memory that are filled from several threads.
///
/// It is sent to them unchecked: each place is filled once, by the one thread that has its number,
/// and read only when all threads are done.
private struct Slots<Value>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Value>?

    func fill(_ number: Int, with value: Value) {
        base.map { ($0 + number).initialize(to: value) }
    }
}
