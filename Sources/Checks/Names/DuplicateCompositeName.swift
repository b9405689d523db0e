import Diagnostics

/// Composites have different names.
enum DuplicateCompositeName: Rule {
    static let id = "composite.duplicate-name"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "two composites have the same name"
    static let reason = "Attributes refer to their composite by name."
    static let before = #"<composite name="Address"/><composite name="Address"/>"#
    static let after = #"<composite name="Address"/><composite name="Coordinate"/>"#

    static func check(_ context: RuleContext) {
        context.reportRepeats(Self.self, context.model.composites, "composites")
    }
}
