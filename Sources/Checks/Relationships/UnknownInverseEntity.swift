import Diagnostics

/// The entity of an inverse exists.
enum UnknownInverseEntity: Rule {
    static let id = "relationship.unknown-inverse-entity"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "the entity of an inverse doesn't exist, or isn't the destination"
    static let reason = "An inverse is a relationship of the destination, or of one of its parents."
    static let before = #"""
        <relationship name="note" maxCount="1" destinationEntity="Note" inverseName="tags" inverseEntity="Nte"/>
        """#
    static let after = #"""
        <relationship name="note" maxCount="1" destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
        """#
    static let hasFix = true

    static func check(_ context: RuleContext) {
        for relationship in context.doubtfulRelationships {
            guard let entity = relationship.inverse?.entity, context.isUnknownEntity(entity) else {
                continue
            }
            context.reportUnknown(
                Self.self,
                at: relationship.origin,
                "inverseEntity",
                "the inverse of '\(relationship.name)' is in '\(entity)', which does not exist",
                name: entity,
                known: context.entityNames
            )
        }
    }
}
