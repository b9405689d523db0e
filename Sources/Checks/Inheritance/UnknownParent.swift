import Diagnostics

/// The parent of an entity exists.
enum UnknownParent: Rule {
    static let id = "entity.unknown-parent"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "the parent of an entity doesn't exist"
    static let reason =
        "The inherited properties are unknown, so the class can't be generated."
    static let before = #"<entity name="Photo" parentEntity="Itm"/><entity name="Item"/>"#
    static let after = #"<entity name="Photo" parentEntity="Item"/><entity name="Item"/>"#
    static let hasFix = true

    static func check(_ context: RuleContext) {
        let entities = context.model.entities
        for index in entities.indices where context.isUnknownEntity(entities[index].parent) {
            let (entity, parent) = (entities[index].name, entities[index].parent ?? "")
            let origin = entities[index].origin
            if context.isSwift {
                let place = context.place(origin, "parent")
                context.report(Self.self, at: place, notAModel(parent, of: entity))
            } else {
                context.reportUnknown(
                    Self.self,
                    at: origin,
                    "parentEntity",
                    "the parent '\(parent)' of '\(entity)' does not exist",
                    name: parent,
                    known: context.entityNames.filter { $0 != entity }
                )
            }
        }
    }

    private static func notAModel(_ parent: String, of entity: String) -> String {
        "'\(entity)' inherits from '\(parent)', which isn't a model: write '@Model' before it"
    }
}
