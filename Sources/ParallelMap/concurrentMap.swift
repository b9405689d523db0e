import CHeap
import Dispatch

/// Returns the results of calling the closure with each index, in order; several threads share the
/// work.
///
/// For example: `concurrentMap(0..<3) { $0 * 2 }` is `[0, 2, 4]`.
///
/// - Parameter chunk: The number of indices per block of work. Choose it small enough that no
///   thread waits long for the last block.
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

/// Memory that several threads fill.
private struct Slots<Value: Sendable>: @unchecked Sendable {
    // Sendable: `base` never changes, and no two threads touch one slot, because each index belongs
    // to one chunk and each chunk to one iteration. The slots are read only after
    // `concurrentPerform` has returned from all iterations. The values that cross threads are
    // Sendable.
    let base: UnsafeMutablePointer<Value>?

    func fill(_ number: Int, with value: Value) {
        base.map { ($0 + number).initialize(to: value) }
    }
}
