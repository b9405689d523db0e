import Diagnostics
import ModelDiff

/// What `modelgen diff` has found.
struct DiffResult {
    var pairs: [ComparedPair] = []
    /// What `--guard` has found apart from differences.
    var findings: [Diagnostic] = []

    var differences: [Difference] { pairs.flatMap(\.differences) }

    /// Whether something isn't allowed.
    func isRefused(allowing allowed: StoreEffect) -> Bool {
        differences.contains { $0.effect > allowed } || findings.contains { $0.severity == .error }
    }

    /// Everything as diagnostics, sorted by place.
    func diagnostics(allowing allowed: StoreEffect) -> [Diagnostic] {
        var sink = DiagnosticSink()
        sink.report(contentsOf: findings + differences.map { $0.diagnostic(allowing: allowed) })
        return sink.sorted
    }
}

/// Two versions with their differences.
struct ComparedPair {
    /// What messages call them. For example: `Notes.xcdatamodeld#Notes 2`.
    let old: String
    let new: String
    let differences: [Difference]
}
