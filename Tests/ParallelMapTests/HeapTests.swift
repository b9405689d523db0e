import CHeap
import ParallelMap
import Testing

/// Preparing the heap, and work on several threads.
struct HeapTests {
    /// A missing header would make the condition for compiling the preparation false.
    @Test func heapIsPreparedWithGlibc() {
        #if canImport(Glibc)
            #expect(heap_prepare() == 1)
        #else
            #expect(heap_prepare() == 0)
        #endif
    }

    @Test func resultsAreInOrder() {
        #expect(concurrentMap(0..<1_000) { $0 * 2 } == (0..<1_000).map { $0 * 2 })
        #expect(concurrentMap(5..<8, chunk: 1) { $0 } == [5, 6, 7])
        #expect(concurrentMap(3..<3) { $0 }.isEmpty)
    }
}
