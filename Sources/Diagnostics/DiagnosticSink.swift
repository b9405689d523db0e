/// The diagnostics that the stages of a run report.
///
/// All diagnostics of a run are collected, so that the user sees every mistake at once. Which of them are shown is
/// decided when they're asked for: what suppresses them may be found later.
package struct DiagnosticSink: Sendable {
    private var collected: [Diagnostic] = []
    /// The levels that the user chose for diagnostics, by id.
    private let levels: [String: CheckLevel]
    private var suppressed: [SuppressedPlaces] = []

    package init(levels: [String: CheckLevel] = [:]) {
        self.levels = levels
    }

    package var hasErrors: Bool {
        if levels.isEmpty { return collected.contains { $0.severity == .error } }
        return collected.contains { shown($0)?.severity == .error }
    }

    /// The diagnostics that the user wants to see, sorted by place, without duplicates. Complexity:
    /// O(n log n).
    package var sorted: [Diagnostic] {
        collected.compactMap(shown).sorted().reduce(into: []) { result, next in
            if result.last != next { result.append(next) }
        }
    }

    package mutating func report(_ diagnostic: Diagnostic) {
        collected.append(diagnostic.printable)
    }

    /// Adds the diagnostics that another stage reported separately.
    package mutating func report(contentsOf other: DiagnosticSink) {
        collected += other.levels.isEmpty ? other.collected : other.sorted
        suppress(other.suppressed)
    }

    package mutating func report(contentsOf diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { report(diagnostic) }
    }
}

extension DiagnosticSink {
    /// Leaves out warnings and notes at some places, whenever they're reported.
    package mutating func suppress(_ places: [SuppressedPlaces]) {
        for place in places where !suppressed.contains(place) { suppressed.append(place) }
    }

    /// The suppressions that don't cover any reported diagnostic, by id and place.
    package var unusedSuppressions: [SuppressedPlaces] {
        let used = suppressed.filter { collected.contains(where: $0.covers) }.map(\.key)
        let keys = Set(used)
        return suppressed.filter { !keys.contains($0.key) }
    }

    /// Returns the diagnostic with the severity that the user chose; `nil` if the user ignores it.
    /// An error remains an error, even if its id is a warning for another target.
    private func shown(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard diagnostic.severity != .error else { return diagnostic }
        if suppressed.contains(where: { $0.covers(diagnostic) }) { return nil }
        guard let level = levels[diagnostic.id] else { return diagnostic }
        var result = diagnostic
        switch level {
        case .error: result.severity = .error
        case .warning: result.severity = .warning
        case .ignore: return nil
        }
        return result
    }
}

extension SuppressedPlaces {
    /// What the user wrote: several stages may know more and more of what it covers.
    fileprivate var key: [String] { [id, location.description] }
}
