import Diagnostics

/// Fetch requests have different names.
enum DuplicateFetchRequestName: Rule {
    static let id = "fetch-request.duplicate-name"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "two fetch requests have the same name"
    static let reason =
        "Fetch request templates are found by name, so only one of them would be"
        + " found."
    static let before = """
        <fetchRequest name="recent" entity="Note"/>
        <fetchRequest name="recent" entity="Tag"/>
        """
    static let after = """
        <fetchRequest name="recentNotes" entity="Note"/>
        <fetchRequest name="recentTags" entity="Tag"/>
        """

    static func check(_ context: RuleContext) {
        context.reportRepeats(Self.self, context.model.fetchRequests, "fetch requests")
    }
}
