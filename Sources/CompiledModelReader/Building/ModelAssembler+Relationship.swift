import ModelIR

extension ModelAssembler {
    func relationship(_ archived: ArchivedObject, name: String) -> Relationship {
        let destination =
            archived["_NSDestinationEntityName"].text
            ?? archived["NSDestinationEntity"].object?["NSEntityName"].text
        let maximum = Int(clamping: archived["NSMaxCount"].integer ?? 1)
        let minimum = Int(clamping: archived["NSMinCount"].integer ?? 0)
        var result = Relationship(name: name, destination: destination ?? "", origin: origin)
        let isOrdered = archived["NSIsOrdered"].isTrue
        result.cardinality = maximum == 1 ? .toOne : isOrdered ? .orderedToMany : .toMany
        result.isOptional = archived["NSIsOptional"].isTrue
        result.isTransient = archived["NSIsTransient"].isTrue
        result.deleteRule = Self.deleteRules[archived["NSDeleteRule"].integer ?? 1] ?? .nullify
        result.inverse = inverse(archived, destination)
        result.minimumCount = minimum > 0 ? minimum : nil
        result.maximumCount = maximum > 0 ? maximum : nil
        result.renamingIdentifier = archived.renamingIdentifier(unless: name)
        result.versionHashModifier = archived["NSVersionHashModifier"].text
        result.userInfo = archived["NSUserInfo"].namedTexts
        return result
    }

    /// `NSDeleteRule`.
    static let deleteRules: [Int64: Relationship.DeleteRule] = [
        0: .noAction, 1: .nullify, 2: .cascade, 3: .deny,
    ]

    private func inverse(
        _ archived: ArchivedObject,
        _ destination: String?
    ) -> Relationship.Inverse? {
        let other = archived["NSInverseRelationship"].object
        let name = archived["_NSInverseRelationshipName"].text ?? other?["NSPropertyName"].text
        guard let name else { return nil }
        let entity = other?["NSEntity"].object?["NSEntityName"].text ?? destination
        return Relationship.Inverse(entity: entity, relationship: name)
    }
}
