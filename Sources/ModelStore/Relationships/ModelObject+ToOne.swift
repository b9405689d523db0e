extension ModelObject {
    /// The destination of a to-one; read from the file if necessary, for many objects at once.
    ///
    /// For example: `get { resolve(personReference, 0) }`. An error of the file is thrown by the
    /// next `save()`. An object whose context is gone stops the program where it has to read.
    public final func resolve<Target: ModelObject>(
        _ reference: ToOne<Target>,
        _ number: Int
    ) -> Target? {
        if isObserved { noteRead(ObservedPart(relationship: number)) }
        return destination(reference.stored, number)?.assumed()
    }

    private final func destination(_ reference: StoredReference, _ number: Int) -> ModelObject? {
        if let object = reference.object {
            if object.isAlive || object.isOutside && isOutside { return object }
            // "No action" left the reference as it was.
            if object.state != .merged { return nil }
        } else if reference.key == 0 {
            return nil
        }
        guard let object = loadReference(reference, number) else { return nil }
        withReference(number) { $0.object = object }
        return object
    }

    /// The reference after relating the object to another, or to none; both ends learn of it.
    ///
    /// For example: `set { personReference = relate(personReference, to: newValue, 0) }`. Of an
    /// object in a context and one in none, the context takes in the second. Objects of two contexts
    /// are not related: `save()` throws.
    public final func relate<Target: ModelObject>(
        _ reference: ToOne<Target>,
        to target: Target?,
        _ number: Int
    ) -> ToOne<Target> {
        ToOne(relate(reference.stored, to: target, number))
    }

    private final func loadReference(_ reference: StoredReference, _ number: Int) -> ModelObject? {
        guard let registration else {
            guard state != .orphaned else { stopAsOrphan() }
            return nil
        }
        return registration.resolve(
            reference.currentKey,
            of: self,
            registration.info.relationships[number]
        )
    }

    final func relate(
        _ reference: StoredReference,
        to target: ModelObject?,
        _ number: Int
    ) -> StoredReference {
        if let passedOn = relateCurrent(to: target, number) { return passedOn }
        let target = target?.current
        let isRelated = target.map { reference.object === $0 } ?? reference.isNil
        if isRelated {
            if hasErrors { forgetRefusal(number) }
            return reference
        }
        guard let registration else { return relateOutside(reference, to: target, number) }
        let relationship = registration.info.relationships[number]
        if let target, target.isOutside, !isDeleted { registration.context.insert(target) }
        guard mayRelate(to: target, relationship) else { return reference }
        return moved(reference, to: target, relationship, registration)
    }

    /// The relationship stays as it is, and with it what an earlier change was refused for.
    private final func forgetRefusal(_ number: Int) {
        guard let name = relationshipName(number) else { return }
        forgetRefusal(RelationshipUse(name, self))
    }

    /// The reference after the object has moved, which both ends learn of.
    final func moved(
        _ reference: StoredReference,
        to target: ModelObject?,
        _ relationship: RelationshipInfo,
        _ registration: ContextEntity,
        _ list: MemberList? = nil
    ) -> StoredReference {
        if let target, reference.object == nil, reference.key != 0, reference.key == target.key {
            var known = reference
            known.object = target
            return known
        }
        if isObserved { noteChange(ofRelationship: relationship.number) }
        if !reference.isNil {
            leave(reference, relationship, registration.context.entities[relationship.destination])
        }
        if let info = relationship.reference { noteStoredChange(info.mask) }
        guard let target else { return StoredReference() }
        return join(target, relationship, list)
    }

    /// The old destination's list loses the object, if there is such a list.
    final func leave(
        _ reference: StoredReference,
        _ relationship: RelationshipInfo,
        _ destination: ContextEntity
    ) {
        guard let inverse = relationship.inverse else { return }
        guard let owner = reference.object ?? destination.known(reference.key) else {
            destination.table.noteRemoval(of: self, from: reference.key, inverse)
            return
        }
        // Nobody may have looked at the row yet: it may be of a class that has no such list.
        guard destination.isClass(of: owner) else { return }
        // The list of an owner that is deleted counts only where it denies that.
        if owner.isDeleted, destination.info.relationships[inverse].deleteRule != .deny { return }
        if owner.registration != nil { owner.members(inverse).remove(self) }
    }

    private final func join(
        _ target: ModelObject,
        _ relationship: RelationshipInfo,
        _ known: MemberList?
    ) -> StoredReference {
        var reference = StoredReference(key: target.key, object: target)
        guard let inverse = relationship.inverse else { return reference }
        let list = known ?? target.members(inverse)
        if !list.isToMany { list.disconnectAll() }
        list.add(self)
        if relationship.isOrderedByOwner { reference.position = list.takePlace() }
        return reference
    }

    /// Unlike `didChange`, asks nothing: a relationship is only written in a context.
    final func noteStoredChange(_ mask: UInt64) {
        if isStored { noteChange(mask) }
    }
}

// MARK: - Without the class

extension ModelObject {
    /// Writes a to-one by its number, as its setter does.
    final func setReference(_ relationship: RelationshipInfo, to target: ModelObject?) {
        guard relationship.hasColumn, registration != nil else { return }
        let reference = storedReference(relationship.number)
        setStoredReference(
            relationship.number,
            relate(reference, to: target, relationship.number)
        )
    }

    /// Reads a to-one by its number, as its getter does.
    final func reference(_ relationship: RelationshipInfo) -> ModelObject? {
        guard relationship.hasColumn, registration != nil else { return nil }
        return destination(storedReference(relationship.number), relationship.number)
    }
}
