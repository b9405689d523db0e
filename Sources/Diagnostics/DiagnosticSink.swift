/// Where the stages of a run put what they have to say.
///
/// All diagnostics of a run are collected, so that the user sees every mistake at once.
package struct DiagnosticSink: Sendable {
    private var collected: [Diagnostic] = []

    package init() {}

    package var hasErrors: Bool { collected.contains { $0.severity == .error } }

    /// Sorted by place, without repeats. Complexity: O(n log n).
    package var sorted: [Diagnostic] {
        collected.sorted().reduce(into: []) { result, next in
            if result.last != next { result.append(next) }
        }
    }

    package mutating func report(_ diagnostic: Diagnostic) {
        collected.append(diagnostic.printable)
    }

    /// Adds what another stage reported meanwhile.
    package mutating func report(contentsOf other: DiagnosticSink) {
        collected += other.collected
    }

    package mutating func report(contentsOf diagnostics: some Sequence<Diagnostic>) {
        collected.append(contentsOf: diagnostics.lazy.map(\.printable))
    }
}
