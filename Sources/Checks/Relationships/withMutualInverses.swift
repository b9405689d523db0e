import ModelIR

/// Returns a model with pairs of relationships that name each other, and others without an inverse.
///
/// Memory and store follow the declarations of both sides, so these have to agree. Core Data needs a model
/// as it's declared. For example: of two relationships with one inverse, the one that it doesn't name has
/// none.
package func withMutualInverses(_ model: Model) -> Model {
    let context = RuleContext(model, isForCoreData: false)
    var result = model
    for claim in context.oneSidedInverses {
        guard claim.isPair else {
            result[claim.relationship].inverse = nil
            continue
        }
        result[claim.inverse].inverse = Relationship.Inverse(
            entity: model.entities[claim.relationship.entity].name,
            relationship: context[claim.relationship].name
        )
    }
    return result
}

extension Model {
    fileprivate subscript(place: RelationshipPlace) -> Relationship {
        get { entities[place.entity].relationships[place.relationship] }
        set { entities[place.entity].relationships[place.relationship] = newValue }
    }
}
