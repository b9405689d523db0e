import Diagnostics
import ModelIR

/// A child doesn't redeclare an inherited property.
enum InheritedName: Rule {
    static let id = "property.inherited-name"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "a property has the name of an inherited one"
    static let reason =
        "A child inherits its parent's properties, so it can't declare another of the same name."
    static let before = """
        <entity name="Item"><attribute name="title" attributeType="String"/></entity>
        <entity name="Photo" parentEntity="Item"><attribute name="title" attributeType="String"/></entity>
        """
    static let after = """
        <entity name="Item"><attribute name="title" attributeType="String"/></entity>
        <entity name="Photo" parentEntity="Item"/>
        """

    static func check(_ context: RuleContext) {
        let entities = context.model.entities
        var origins: [Int: [String: Origin]] = [:]
        for index in entities.indices where entities[index].parent != nil {
            let properties = entities[index].namespace
            for ancestor in context.lineage.ancestors(of: index) where ancestor != index {
                let inherited =
                    origins[ancestor] ?? propertyOrigins(of: entities[ancestor])
                origins[ancestor] = inherited
                for property in properties {
                    guard let first = inherited[property.name] else { continue }
                    let parent = entities[ancestor].name
                    report(property, of: entities[index].name, from: parent, first, context)
                }
            }
        }
    }

    private static func propertyOrigins(of entity: Entity) -> [String: Origin] {
        Dictionary(entity.namespace.map { ($0.name, $0.origin) }) { first, _ in first }
    }

    private static func report(
        _ property: Property,
        of child: String,
        from parent: String,
        _ first: Origin,
        _ context: RuleContext
    ) {
        context.report(
            Self.self,
            at: context.place(property.origin, "name"),
            "'\(child)' inherits '\(property.name)' from '\(parent)'; remove or rename it here",
            notes: [.init("the inherited one is here", at: context.place(first, "name"))]
        )
    }
}
