import ModelIR

extension ModelBuilder {
    func readRelationship(_ element: XMLElement) -> Relationship {
        let name = requiredText(
            .name,
            of: element,
            otherwise: "relationship.missing-name",
            "the relationship has no name"
        )
        let destination = requiredText(
            .destinationEntity,
            of: element,
            otherwise: "relationship.missing-destination",
            "the relationship '\(name)' leads to no entity; give it a 'destinationEntity'"
        )
        var result = Relationship(name: name, destination: destination, origin: element.origin)
        result.cardinality = cardinality(of: element)
        result.isOptional = flag(.optional, of: element)
        result.isTransient = flag(.transient, of: element)
        result.deleteRule = word(.deletionRule, of: element, Self.deleteRules) ?? .nullify
        result.inverse = inverse(of: element)
        result.minimumCount = count(.minCount, of: element)
        // A missing value, zero and minus one all mean unlimited.
        result.maximumCount = count(.maxCount, of: element).flatMap { $0 > 0 ? $0 : nil }
        result.isIndexed = flag(.indexed, of: element)
        result.renamingIdentifier = element[.elementID]
        result.versionHashModifier = element[.versionHashModifier]
        result.kept = KeptCollector.kept(beside: result, of: element)
        return result
    }

    private static let deleteRules = Relationship.DeleteRule.all.map { ($0.xmlText, $0) }

    /// `NSRelationshipDescription` has no `toMany`: a relationship leads to many unless its maximum is 1.
    ///
    /// `ordered` has no effect on a to-one relationship, but some files contain it.
    private func cardinality(of element: XMLElement) -> Relationship.Cardinality {
        let isOrdered = flag(.ordered, of: element)
        guard flag(.toMany, of: element) else { return .toOne }
        if element[.maxCount] == "1" {
            reports.add(
                .warning,
                "relationship.to-many-of-one",
                at: element.origin,
                .maxCount,
                "a relationship to at most one object is a to-one relationship to Core Data, so"
                    + " 'toMany' has no effect; remove it, or the maximum of 1"
            )
            return .toOne
        }
        return isOrdered ? .orderedToMany : .toMany
    }

    private func inverse(of element: XMLElement) -> Relationship.Inverse? {
        guard let name = element[.inverseName], !name.isEmpty else { return nil }
        return Relationship.Inverse(entity: element[.inverseEntity], relationship: name)
    }
}
