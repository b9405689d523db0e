/// The diagnostics that the stages of a run report.
///
/// All diagnostics of a run are collected, so that the user sees every mistake at once.
package struct DiagnosticSink: Sendable {
    private var collected: [Diagnostic] = []
    /// The levels that the user chose for diagnostics, by id.
    private let levels: [String: CheckLevel]

    package init(levels: [String: CheckLevel] = [:]) {
        self.levels = levels
    }

    package var hasErrors: Bool { collected.contains { $0.severity == .error } }

    /// The diagnostics, sorted by place, without duplicates. Complexity: O(n log n).
    package var sorted: [Diagnostic] {
        collected.sorted().reduce(into: []) { result, next in
            if result.last != next { result.append(next) }
        }
    }

    package mutating func report(_ diagnostic: Diagnostic) {
        guard let leveled = leveled(diagnostic) else { return }
        collected.append(leveled.printable)
    }

    /// Adds the diagnostics that another stage reported separately.
    package mutating func report(contentsOf other: DiagnosticSink) {
        collected += levels.isEmpty ? other.collected : other.collected.compactMap(leveled)
    }

    package mutating func report(contentsOf diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { report(diagnostic) }
    }

    /// Returns the diagnostic with the severity that the user chose; `nil` if the user ignores it.
    /// An error remains an error, even if its id is a warning for another target.
    private func leveled(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard !levels.isEmpty, diagnostic.severity != .error, let level = levels[diagnostic.id]
        else { return diagnostic }
        var result = diagnostic
        switch level {
        case .error: result.severity = .error
        case .warning: result.severity = .warning
        case .ignore: return nil
        }
        return result
    }
}
