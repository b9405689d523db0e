import Diagnostics
import ModelIR

/// A model with the relationships that rows can have: none that aren't stored, and no to-one that is its
/// own inverse, as one column can't lead both ways.
///
/// For example: without `Person.spouse` as the inverse of `Person.spouse`, which stays.
struct StorableRelationships {
    private(set) var model: Model
    private(set) var diagnostics: [Diagnostic] = []

    init(_ model: Model) {
        self.model = model
        for index in model.entities.indices {
            let entity = model.entities[index]
            for (place, relationship) in entity.relationships.enumerated() {
                if relationship.isTransient {
                    report(
                        "the transient relationship '\(relationship.name)' of '\(entity.name)'",
                        relationship,
                        "only what is stored relates objects; write a computed property"
                    )
                } else if relationship.cardinality == .toOne,
                    relationship.isItsOwnInverse(in: entity)
                {
                    report(
                        "the inverse of '\(relationship.name)' of '\(entity.name)', which is itself,",
                        relationship,
                        "set the relationship of both objects"
                    )
                    self.model.entities[index].relationships[place].inverse = nil
                }
            }
        }
    }

    private mutating func report(
        _ subject: String,
        _ relationship: Relationship,
        _ advice: String
    ) {
        let message = "\(subject) is left out of the code for SQLite: \(advice)"
        let place = relationship.origin.location(of: "name")
        diagnostics.append(Diagnostic(.warning, "relationship.left-out", at: place, message))
    }
}
