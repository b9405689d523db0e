import Diagnostics
import ModelIR

/// The composite of an attribute exists.
enum UnknownComposite: Rule {
    static let id = "attribute.unknown-composite"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "the composite of an attribute does not exist"
    static let reason = "The contents of the attribute are unknown."
    static let before = #"<attribute name="home" attributeType="Composite" composite="Adress"/>"#
    static let after = #"<attribute name="home" attributeType="Composite" composite="Address"/>"#
    static let hasFix = true

    static func check(_ context: RuleContext) {
        let model = context.model
        for index in model.entities.indices {
            check(model.entities[index].properties.attributes, context)
        }
        for composite in model.composites { check(composite.attributes, context) }
    }

    private static func check(_ attributes: some Collection<Attribute>, _ context: RuleContext) {
        // By index: most attributes are only inspected here, and don't need to be copied.
        for index in attributes.indices {
            guard let name = attributes[index].type.compositeName, !name.isEmpty,
                context.composites[name] == nil
            else { continue }
            context.reportUnknown(
                Self.self,
                at: attributes[index].origin,
                "composite",
                "the composite '\(name)' of '\(attributes[index].name)' does not exist",
                name: name,
                known: context.model.composites.map(\.name)
            )
        }
    }
}
