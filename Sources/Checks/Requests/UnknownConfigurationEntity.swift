import Diagnostics

/// The entities of a configuration exist.
enum UnknownConfigurationEntity: Rule {
    static let id = "configuration.unknown-entity"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.names
    static let summary = "an entity of a configuration doesn't exist"
    static let reason =
        "Often, the entity was renamed, and is now missing from the configuration's store."
    static let before = #"<configuration name="Cloud"><memberEntity name="Nte"/></configuration>"#
    static let after = #"<configuration name="Cloud"><memberEntity name="Note"/></configuration>"#

    static func check(_ context: RuleContext) {
        for configuration in context.model.configurations {
            for (index, name) in configuration.entities.enumerated()
            where context.isUnknownEntity(name) {
                context.report(
                    Self.self,
                    at: context.place(configuration.origin, "entities[\(index)]"),
                    "the configuration '\(configuration.name)' holds '\(name)', "
                        + "which does not exist"
                )
            }
        }
    }
}
