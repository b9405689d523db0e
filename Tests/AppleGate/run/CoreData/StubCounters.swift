/// What the stub had to do: tests count work, they measure no time.
public final class StubCounters: @unchecked Sendable {
    // Sendable, because `counts` is private and only touched under the lock.
    public static let shared = StubCounters()
    private let lock = NSLock()
    private var counts = (elements: 0, faults: 0)

    /// Elements of to-many relationships that were added, removed, moved or copied.
    public var elements: Int { lock.withLock { counts.elements } }

    /// Relationships that were loaded because someone asked for their members.
    public var firedFaults: Int { lock.withLock { counts.faults } }

    /// The elements touched while `body` runs.
    public static func elements(during body: () throws -> Void) rethrows -> Int {
        let before = shared.elements
        try body()
        return shared.elements - before
    }

    func countElements(_ number: Int) { lock.withLock { counts.elements += number } }

    func countFault() { lock.withLock { counts.faults += 1 } }
}
