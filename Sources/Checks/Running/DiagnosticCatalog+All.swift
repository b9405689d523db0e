import Diagnostics

extension DiagnosticCatalog {
    /// All diagnostics, sorted by id: those of rules, and those of other stages.
    package static let all: [DiagnosticKind] =
        (allRules.map { $0.kind } + others).sorted { $0.id < $1.id }
}

extension Rule {
    package static var kind: DiagnosticKind {
        DiagnosticKind(
            id,
            severity,
            summary,
            explanation: DiagnosticKind.Explanation(
                reason: reason,
                before: before,
                after: after,
                hasFix: hasFix,
                isAdvice: stage == .advice
            )
        )
    }
}
