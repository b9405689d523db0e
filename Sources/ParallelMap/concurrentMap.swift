import CHeap
import Dispatch

/// What the closure makes of each index, in their order; several threads share the work.
///
/// For example: `concurrentMap(0..<3) { $0 * 2 }` is `[0, 2, 4]`.
///
/// - Parameter chunk: how many indices are worth a thread. Few enough that no thread waits long for
///   the last one.
package func concurrentMap<Value: Sendable>(
    _ indices: Range<Int>,
    chunk: Int = 4,
    _ transform: @Sendable (Int) -> Value
) -> [Value] {
    let chunks = (indices.count + chunk - 1) / chunk
    guard chunks > 1 else {
        var values: [Value] = []
        values.reserveCapacity(indices.count)
        for index in indices { values.append(transform(index)) }
        return values
    }
    return [Value](unsafeUninitializedCapacity: indices.count) { values, initialized in
        let slots = Slots(base: values.baseAddress)
        DispatchQueue.concurrentPerform(iterations: chunks) { number in
            heap_prepare()
            let start = number * chunk
            for place in start..<min(start + chunk, indices.count) {
                slots.fill(place, with: transform(indices.lowerBound + place))
            }
        }
        initialized = indices.count
    }
}

/// Places in memory that are filled from several threads.
private struct Slots<Value: Sendable>: @unchecked Sendable {
    // Sendable, because `base` never changes, and no two threads touch one place: each number lies
    // in one chunk, which one iteration has. `concurrentPerform` returns after all of them, and
    // only then are the places read. What crosses threads is Sendable itself.
    let base: UnsafeMutablePointer<Value>?

    func fill(_ number: Int, with value: Value) {
        base.map { ($0 + number).initialize(to: value) }
    }
}
