import Diagnostics
import ModelIR
import ParallelMap

/// The properties of an entity, or of a composite, have different names.
enum DuplicatePropertyName: Rule {
    static let id = "property.duplicate-name"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "two properties have the same name"
    static let reason = "Attributes, relationships and fetched properties share a namespace."
    static let before = """
        <attribute name="tags" optional="YES" attributeType="String"/>
        <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
        """
    static let after = """
        <attribute name="tagNames" optional="YES" attributeType="String"/>
        <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
        """

    static func check(_ context: RuleContext) {
        for composite in context.model.composites {
            context.reportRepeats(Self.self, composite.attributes, "attributes")
        }
        let model = context.model
        let areDistinct = concurrentMap(model.entities.indices, chunk: 128) { index in
            model.entities[index].hasDistinctProperties
        }
        let plural = context.isSwift ? "attributes or relationships" : "properties"
        for index in model.entities.indices where !areDistinct[index] {
            let entity = model.entities[index]
            let advice = advice(entity.conditionalNames)
            context.reportRepeats(Self.self, entity.namespace, plural, advice: advice)
        }
        for index in model.entities.indices where model.entities[index].renamesProperties {
            let entity = model.entities[index]
            let advice = advice(entity.conditionalNames)
            context.reportRepeats(Self.self, entity.shownNames, "properties", advice: advice)
        }
    }

    private static func advice(_ conditional: Set<String>) -> (String) -> String {
        { name in
            conditional.contains(name)
                ? "what is stored is the same on every platform: declare it once, outside of '#if'"
                : "rename one"
        }
    }
}
