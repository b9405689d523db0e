import Diagnostics
import ModelIR

extension RuleContext {
    /// The entities of a model for CloudKit, whose store rejects some declarations when it loads;
    /// empty for other models.
    var entitiesForCloudKit: [Entity] {
        let isMarked =
            model.usedWithCloudKit || model.configurations.contains(where: \.isForCloudKit)
        return isForCoreData && isMarked ? model.entities.filter(model.isForCloudKit) : []
    }

    /// Reports a declaration that CloudKit rejects.
    ///
    /// - Parameters:
    ///   - what: For example: `the ordered relationship`.
    ///   - name: The entity, or the property after it. For example: `Album.photos`.
    ///   - advice: For example: `make it unordered`.
    func refuse<Reported: Rule>(
        _ rule: Reported.Type,
        _ what: String,
        _ name: String,
        at place: SourceLocation,
        _ advice: String
    ) {
        report(rule, at: place, "CloudKit refuses \(what) '\(name)': \(advice)")
    }

    /// Reports the relationships of a model for CloudKit for which a closure returns a subject and
    /// an advice.
    func refuseRelationships<Reported: Rule>(
        _ rule: Reported.Type,
        _ problem: (Relationship, Entity) -> (what: String, advice: String)?
    ) {
        for entity in entitiesForCloudKit {
            for relationship in entity.relationships {
                guard let found = problem(relationship, entity) else { continue }
                let name = "\(entity.name).\(relationship.name)"
                let place = relationship.origin.location
                refuse(rule, found.what, name, at: place, found.advice)
            }
        }
    }

    /// Reports the stored attributes of a model for CloudKit for which a closure returns a subject
    /// and an advice.
    func refuseAttributes<Reported: Rule>(
        _ rule: Reported.Type,
        _ problem: (Attribute) -> (what: String, advice: String)?
    ) {
        for entity in entitiesForCloudKit {
            for attribute in entity.attributes where !attribute.isTransient {
                guard let found = problem(attribute) else { continue }
                let name = "\(entity.name).\(attribute.name)"
                let place = attribute.origin.location
                refuse(rule, found.what, name, at: place, found.advice)
            }
        }
    }
}

extension Attribute {
    /// Whether CloudKit has no corresponding type.
    var isUnknownToCloudKit: Bool { type == .undefined || type == .objectID }
}
