import Diagnostics
import ModelIR

/// The diagnostics that a suppression names exist.
enum UnknownSuppressedID: Rule {
    static let id = "suppression.unknown-id"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "a suppression names a diagnostic that does not exist"
    static let reason = """
        It suppresses nothing. The id of a diagnostic is in brackets after its message, and `modelgen rules` lists all ids.
        """
    static let before = """
        // modelgen:ignore relationship.mising-inverse
        var stops: [Stop] = []
        """
    static let after = """
        // modelgen:ignore relationship.missing-inverse
        var stops: [Stop] = []
        """
    static let hasFix = true

    static func check(_ context: RuleContext) {
        guard let suppressions = context.model.suppressions else { return }
        let known = DiagnosticCatalog.all.map(\.id)
        let ids = Set(known)
        for suppression in suppressions where !ids.contains(suppression.id) {
            let nearest = nearestName(to: suppression.id, in: known)
            context.report(
                Self.self,
                at: suppression.origin.location,
                message(suppression.id) + didYouMean(nearest),
                fix: nearest.flatMap { context.fix(of: suppression, $0) }
            )
        }
    }

    private static func message(_ id: String) -> String {
        id.isEmpty
            ? "name the diagnostics to ignore, as in 'modelgen:ignore relationship.missing-inverse'"
            : "there is no diagnostic '\(id)' to ignore"
    }
}

extension RuleContext {
    /// In source code, the place of a suppression is that of its id.
    fileprivate func fix(of suppression: Suppression, _ id: String) -> Diagnostic.Fix? {
        guard suppression.lines != nil, !suppression.id.isEmpty else { return nil }
        let range = SourceRange(
            start: suppression.origin.location,
            length: suppression.id.utf8.count
        )
        return Diagnostic.Fix("Write '\(id)'.", replace: range, with: id)
    }
}
