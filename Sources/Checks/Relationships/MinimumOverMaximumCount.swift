import Diagnostics
import ModelIR

/// The minimum number of members isn't greater than the maximum.
enum MinimumOverMaximumCount: Rule {
    static let id = "relationship.minimum-over-maximum"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "a relationship needs more members than it may have"
    static let reason = "No number of members is valid, so an object can't be saved."
    static let before = #"""
        <relationship name="tags" toMany="YES" minCount="3" maxCount="2" deletionRule="Nullify" destinationEntity="Tag"/>
        """#
    static let after = #"""
        <relationship name="tags" toMany="YES" minCount="2" maxCount="3" deletionRule="Nullify" destinationEntity="Tag"/>
        """#

    static func check(_ context: RuleContext) {
        let entities = context.model.entities
        for index in entities.indices {
            for relationship in entities[index].properties.relationships {
                guard let least = relationship.minimumCount, let most = relationship.maximumCount,
                    least > most
                else { continue }
                let entity = entities[index]
                context.report(
                    Self.self,
                    at: context.place(relationship.origin, "minCount", "name"),
                    "no number of members of '\(entity.name).\(relationship.name)' is valid: at"
                        + " least \(least) and at most \(most)"
                )
            }
        }
    }
}
