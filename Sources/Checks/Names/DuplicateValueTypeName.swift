import Diagnostics

/// No other type has the name of a value type.
enum DuplicateValueTypeName: Rule {
    static let id = "value-type.duplicate-name"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "a value type has the name of a class, or of another type"
    static let reason = "Classes and value types become types of the same module."
    static let before = """
        enum Priority: Int { case low, high }
        @Model class Priority { … }
        """
    static let after = """
        enum Priority: Int { case low, high }
        @Model class PriorityNote { … }
        """

    static func check(_ context: RuleContext) {
        let model = context.model
        if model.valueTypes.isEmpty { return }
        context.reportRepeats(Self.self, model.valueTypes, beside: model.entities, "types")
    }
}
