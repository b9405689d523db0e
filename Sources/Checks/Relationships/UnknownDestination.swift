import Diagnostics

/// The destination of a relationship exists.
enum UnknownDestination: Rule {
    static let id = "relationship.unknown-destination"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "the destination of a relationship doesn't exist"
    static let reason = "The property in code would have a class that doesn't exist."
    static let before = #"<relationship name="tags" toMany="YES" destinationEntity="Tga"/>"#
    static let after = #"<relationship name="tags" toMany="YES" destinationEntity="Tag"/>"#
    static let hasFix = true

    static func check(_ context: RuleContext) {
        for relationship in context.doubtfulRelationships
        where context.isUnknownEntity(relationship.destination) {
            let (name, destination) = (relationship.name, relationship.destination)
            context.reportUnknown(
                Self.self,
                at: relationship.origin,
                "destinationEntity",
                "'\(name)' leads to '\(destination)', which does not exist",
                name: destination,
                known: context.entityNames
            )
        }
    }
}
