import Diagnostics

/// Errors aren't suppressed.
enum SuppressedError: Rule {
    static let id = "suppression.of-error"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.meaning
    static let summary = "a suppression names a diagnostic that is always an error"
    static let reason = """
        An error means that code would be wrong, or couldn't be written. It's reported whatever a suppression says, so \
        remove the suppression, and fix what the error reports.
        """
    static let before = """
        // modelgen:ignore relationship.wrong-inverse
        @Relationship(inverse: \\Stop.guide) var stops: [Stop] = []
        """
    static let after = """
        @Relationship(inverse: \\Stop.trip) var stops: [Stop] = []
        """

    static func check(_ context: RuleContext) {
        guard let suppressions = context.model.suppressions else { return }
        let errors = Set(DiagnosticCatalog.all.filter { !$0.isChangeable }.map(\.id))
        for suppression in suppressions where errors.contains(suppression.id) {
            context.report(
                Self.self,
                at: suppression.origin.location,
                "'\(suppression.id)' is always an error and can't be ignored; fix what it reports"
            )
        }
    }
}
