extension ModelObject {
    /// Whether both are in one context, and the target can be referred to; if not, saving either context
    /// will throw.
    final func mayRelate(to target: ModelObject?, _ relationship: RelationshipInfo) -> Bool {
        guard let target else { return true }
        if let registration, let other = target.registration,
            registration.contextID == other.contextID, !isDeleted,
            !target.isDeleted, !target.hasRowZero
        {
            if hasErrors || target.hasErrors {
                let use = RelationshipUse(relationship.fullName, self)
                forgetRefusal(use)
                target.forgetRefusal(use)
            }
            return true
        }
        recordRefusal(target, RelationshipUse(relationship.fullName, self))
        return false
    }

    /// The object is in no context that could relate it: the reference stays as it is.
    final func refuse(
        _ target: ModelObject?,
        _ number: Int,
        _ reference: StoredReference
    ) -> StoredReference {
        guard let target, let name = relationshipName(number) else { return reference }
        recordRefusal(target, RelationshipUse(name, self))
        return reference
    }

    final func recordRefusal(_ target: ModelObject, _ use: RelationshipUse) {
        if let deleted = [self, target].first(where: \.isDeleted) {
            return recordRelation(to: deleted, target, use)
        }
        let zero = [self, target].first(where: \.hasRowZero)
        let error =
            zero.map { $0.cannotBeReferredTo(use.relationship) }
            ?? StoreError.notInOneContext(relationship: use.relationship)
        forgetRefusal(use)
        for (object, other) in [(self, target), (target, self)] {
            object.note(Refusal(error, other: other), use)
            object.registration?.context.objectsWithErrors.append(object)
        }
    }

    /// Makes only the next save throw, because the pending changes themselves are valid.
    private func recordRelation(
        to deleted: ModelObject,
        _ target: ModelObject,
        _ use: RelationshipUse
    ) {
        forgetRefusal(use)
        let context = (registration ?? target.registration)?.context
        context?.record(
            .objectIsDeleted(relationship: use.relationship, object: deleted.nameInErrors)
        )
    }

    /// Whether the object is a row that another program gave the number 0, which stands for no object in a
    /// reference.
    @inline(__always)
    final var hasRowZero: Bool { key == 0 && isStored }

    private final func cannotBeReferredTo(_ relationship: String) -> StoreError {
        .unsupported(
            "\(relationship): the row of \(type(of: self)) with the number 0 can't be referred to; give it"
                + " another number"
        )
    }

    /// The name by which the other end calls a relationship. For example: `B.a` for `A.b`.
    final func inverseName(_ number: Int) -> String? {
        guard let entity = try? FlatEntity(type(of: self)),
            entity.relationships.indices.contains(number)
        else { return nil }
        let relationship = entity.relationships[number]
        guard let inverse = relationship.inverse else { return relationshipName(number) }
        return "\(relationship.destination.entity.name).\(inverse)"
    }

    /// The relationship's name, where no context knows it. For example: `B.a`.
    final func relationshipName(_ number: Int) -> String? {
        guard let entity = try? FlatEntity(type(of: self)),
            entity.relationships.indices.contains(number)
        else { return nil }
        return "\(entity.name).\(entity.relationships[number].name)"
    }
}

/// A relationship of one object that could not be set.
struct RelationshipUse: Hashable {
    let relationship: String
    let object: ObjectIdentifier

    init(_ relationship: String, _ object: ModelObject) {
        self.relationship = relationship
        self.object = ObjectIdentifier(object)
    }
}
