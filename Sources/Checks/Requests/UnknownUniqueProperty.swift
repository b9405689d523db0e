import Diagnostics
import ModelIR

/// The properties of a uniqueness constraint exist.
enum UnknownUniqueProperty: Rule {
    static let id = "uniqueness-constraint.unknown-property"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.names
    static let summary = "a property that a uniqueness constraint covers doesn't exist"
    static let reason = "Core Data rejects the model."
    static let before = #"<uniquenessConstraint><constraint value="cod"/></uniquenessConstraint>"#
    static let after = #"<uniquenessConstraint><constraint value="code"/></uniquenessConstraint>"#
    static let hasFix = true

    static func check(_ context: RuleContext) {
        let entities = context.model.entities
        for index in entities.indices where !entities[index].uniquenessConstraints.isEmpty {
            let covered = properties(of: entities[index])
            context.reportUnknown(Self.self, covered, by: "a uniqueness constraint", of: index)
        }
    }

    private static func properties(of entity: Entity) -> [CoveredProperty] {
        entity.uniquenessConstraints.enumerated().flatMap { outer, constraint in
            constraint.enumerated().map { inner, path in
                let part = "uniquenessConstraints[\(outer)][\(inner)]"
                let position = entity.origin.position(of: part)
                let origin = Origin(file: entity.origin.file, position: position)
                return CoveredProperty(path: path, at: origin, "value")
            }
        }
    }
}
