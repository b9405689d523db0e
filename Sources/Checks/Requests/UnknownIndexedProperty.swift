import Diagnostics
import ModelIR

/// The properties of an index exist.
enum UnknownIndexedProperty: Rule {
    static let id = "index.unknown-property"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.names
    static let summary = "a property that an index covers doesn't exist"
    static let reason =
        "Core Data doesn't create an index for it, so fetches are slower than"
        + " expected."
    static let before = #"<fetchIndexElement property="titel" type="Binary" order="ascending"/>"#
    static let after = #"<fetchIndexElement property="title" type="Binary" order="ascending"/>"#
    static let hasFix = true

    static func check(_ context: RuleContext) {
        let entities = context.model.entities
        for index in entities.indices where !entities[index].indexes.isEmpty {
            let covered = entities[index].indexes.flatMap(properties)
            context.reportUnknown(Self.self, covered, by: "an index", of: index)
        }
    }

    private static func properties(of index: Index) -> [CoveredProperty] {
        index.elements.compactMap { element in
            element.property.map { path in
                let part = index.isLegacy ? "value" : "property"
                return CoveredProperty(path: path, at: element.origin ?? index.origin, part)
            }
        }
    }
}
