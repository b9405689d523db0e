import Diagnostics
import ModelIR

/// The properties of an entity have different renaming identifiers.
enum PropertyRenamingClash: Rule {
    static let id = "property.renaming-clash"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.advice
    static let summary = "two properties of an entity have the same renaming identifier"
    static let reason = """
        An automatic migration finds the property of the previous version by this identifier, which is the name unless \
        specified otherwise. It fails if two properties share an identifier.
        """
    static let before = #"""
        <attribute name="headline" elementID="title" attributeType="String"/>
        <attribute name="title" attributeType="String"/>
        """#
    static let after = #"""
        <attribute name="headline" elementID="title" attributeType="String"/>
        <attribute name="subtitle" attributeType="String"/>
        """#

    static func check(_ context: RuleContext) {
        for entity in context.model.entities where entity.renamesInMigrations {
            let attributes = entity.attributes.map {
                Renamable(
                    name: $0.name,
                    renamingIdentifier: $0.renamingIdentifier,
                    origin: $0.origin
                )
            }
            let relationships = entity.relationships.map {
                Renamable(
                    name: $0.name,
                    renamingIdentifier: $0.renamingIdentifier,
                    origin: $0.origin
                )
            }
            context.reportRenamingClashes(Self.self, attributes + relationships, "properties")
        }
    }
}

extension Entity {
    fileprivate var renamesInMigrations: Bool {
        attributes.indices.contains { attributes[$0].renamingIdentifier != nil }
            || relationships.indices.contains { relationships[$0].renamingIdentifier != nil }
    }
}
