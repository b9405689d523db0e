import Diagnostics

/// Configurations have different names.
enum DuplicateConfigurationName: Rule {
    static let id = "configuration.duplicate-name"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "two configurations have the same name"
    static let reason = "A store selects its configuration by name."
    static let before = #"<configuration name="Cloud"/><configuration name="Cloud"/>"#
    static let after = #"<configuration name="Cloud"/><configuration name="Local"/>"#

    static func check(_ context: RuleContext) {
        context.reportRepeats(Self.self, context.model.configurations, "configurations")
    }
}
