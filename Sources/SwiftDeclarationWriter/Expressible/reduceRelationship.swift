import ModelIR

extension ExpressibleModel {
    /// Returns the expressible part of a relationship, or `nil` if a property can't represent it.
    mutating func reduced(
        _ relationship: Relationship,
        of entity: Entity,
        _ entities: Set<String>
    ) -> Relationship? {
        let element = "\(entity.name).\(relationship.name)"
        guard isPropertyName(relationship.name), entities.contains(relationship.destination) else {
            let reason =
                isPropertyName(relationship.name)
                ? "it leads to '\(relationship.destination)', which is not written"
                : "its name can't be that of a property"
            warn(
                "relationship.left-out",
                relationship.origin,
                "the relationship '\(element)' is not written: \(reason)"
            )
            return nil
        }
        var result = relationship
        var losses = Losses()
        losses.reduce(&result.isTransient, to: false, "being transient")
        losses.reduce(&result.isIndexed, to: false, "its index")
        losses.reduce(&result.userInfo, to: [], userInfoWords(relationship.userInfo))
        settings.takeKept(&result.kept)
        reduceCounts(&result, &losses)
        reduceCode(of: &result, &losses)
        warn("relationship.left-out", relationship.origin, element, losses)
        return result
    }

    /// Reduces the counts: a to-one relationship is optional or not; a to-many one is optional if
    /// it may be empty.
    private mutating func reduceCounts(_ relationship: inout Relationship, _ losses: inout Losses) {
        let least = relationship.minimumCount ?? 0
        guard relationship.cardinality != .toOne else {
            settings.reduce(&relationship.minimumCount, to: nil, .counts)
            settings.reduce(&relationship.maximumCount, to: 1, .counts)
            return
        }
        if (relationship.minimumCount ?? 0) < 0 || (relationship.maximumCount ?? 0) < 0 {
            losses.reduce(&relationship.minimumCount, to: nil, "its least count")
            losses.reduce(&relationship.maximumCount, to: nil, "its greatest count")
        }
        if relationship.isOptional && least == 1 {
            settings.reduce(&relationship.minimumCount, to: nil, .minimums)
        } else if relationship.isOptional && least > 1 {
            let inSpite = "its least count (it is optional all the same)"
            losses.reduce(&relationship.minimumCount, to: nil, inSpite)
        } else if !relationship.isOptional && least == 0 {
            losses.reduce(&relationship.isOptional, to: true, "being required")
        }
    }
}
