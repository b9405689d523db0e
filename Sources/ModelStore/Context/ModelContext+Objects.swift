extension ModelContext {
    /// Whether there is anything to save. For example: true after `insert(_:)`.
    public var hasChanges: Bool {
        hasInserted || !changed.isEmpty || !deleted.isEmpty || !links.isEmpty
            || !deletedRows.isEmpty || !batchDeletes.isEmpty
            || changedLists.contains { $0.list.isReordered }
    }

    /// Whether saving adds rows. Objects that were inserted and then deleted add none.
    private var hasInserted: Bool {
        hasDeletedInserted ? inserted.contains { $0.state == .inserted } : !inserted.isEmpty
    }

    /// The objects that are not in the file yet. For example: empty after `save()`.
    public var insertedModelsArray: [any PersistentModel] { models(insertedObjects) }

    /// The objects whose values or to-many relationships differ from the file. For example: empty after
    /// `save()`.
    public var changedModelsArray: [any PersistentModel] { models(changedObjects) }

    var changedObjects: [ModelObject] {
        let values = changed.filter(\.isStored)
        if changedLists.isEmpty { return values }
        var known = Set(values.map(ObjectIdentifier.init))
        return values
            + changedLists.map(\.owner).filter { owner in
                owner.isStored && known.insert(ObjectIdentifier(owner)).inserted
            }
    }

    /// The objects that are deleted, but still in the file. For example: empty after `save()`.
    ///
    /// Objects that a cascade deletes may be missing until ``processPendingChanges()``.
    public var deletedModelsArray: [any PersistentModel] { models(deleted) }

    var insertedObjects: [ModelObject] {
        hasDeletedInserted ? inserted.filter { $0.state == .inserted } : inserted
    }

    /// Deletes the objects that a cascade deletes, which otherwise waits for the next fetch or save.
    ///
    /// For example: call it before reading ``deletedModelsArray``.
    public func processPendingChanges() { recover { try performCascades() } }

    /// Brings an object into the context; `save()` writes it.
    ///
    /// The objects that it's related to are inserted, too. For example: `context.insert(person)`. An
    /// object that is in this context already stays as it is, unless it was deleted since the last save:
    /// that is withdrawn. One of another context makes `save()` throw `StoreError.notInThisContext`.
    public func insert(_ object: ModelObject) {
        let use = beginUse(isShort: true)
        defer { use.end() }
        if let registration = object.registration {
            if registration.context !== self {
                record(StoreError.notInThisContext(object: object.nameInErrors))
            } else if object.state == .deleted {
                takeBack(object, registration)
            }
            return
        }
        guard object.state != .orphaned,
            let registration = try? entity(of: type(of: object))
        else { return record(StoreError.notInThisContext(object: object.nameInErrors)) }
        do {
            try registration.checkReferences(of: object)
        } catch {
            return record(error)
        }
        if object.state == .related {
            RelatedObjects(reachedFrom: object, entering: self).enter()
        } else {
            enter(object, registration)
        }
    }

    /// Withdraws the deletion of an object; what went or changed with it stays as it is.
    private func takeBack(_ object: ModelObject, _ registration: ContextEntity) {
        guard object.key != 0 else {
            object.enter(registration, .inserted)
            return registration.table.newObjects.noteChange(of: object)
        }
        deleted.removeAll { $0 === object }
        object.enter(registration, .stored)
        object.isCascaded = false
        // The deletion has cleared the references, and changes since then weren't noted.
        guard object.changes == 0 else { return object.noteChange(~0) }
        recover { try reload(object) }
        for relationship in registration.info.relationships where relationship.hasColumn {
            guard let inverse = relationship.inverse, let target = object.reference(relationship)
            else { continue }
            target.madeMembers(inverse)?.add(object)
        }
    }

    /// Takes in an object that is related to nothing yet.
    func enter(_ object: ModelObject, _ registration: ContextEntity) {
        object.key = 0
        object.enter(registration, .inserted)
        registration.table.insertedCount += 1
        inserted.append(object)
        noteUnsaved()
        if let links = object.links {
            links.forgetLists()
            if object.hasErrors { objectsWithErrors.append(object) }
        }
    }

    /// Deletes an object, and what its relationships' rules say; `save()` writes it.
    ///
    /// For example: `context.delete(person)`. An object of another context makes `save()` throw
    /// `StoreError.notInThisContext`; a rule that denies makes it throw `StoreError.denied`.
    public func delete(_ object: ModelObject) {
        let use = beginUse(isShort: true)
        defer { use.end() }
        change {
            var deletion = Deletion(self)
            deletion.start(object)
            deletion.run()
        }
        noteUnsaved()
    }

    /// The object for an identifier; read from the file if it isn't in memory.
    ///
    /// For example: `try context.model(for: id) as Person?`. Nil if there is no such row, and for
    /// the identifier of an object of another class.
    /// - Throws: `StoreError`, if reading fails.
    /// - Complexity: O(1) for an object in memory, O(log *n*) for a row.
    public func model<Model: PersistentModel>(
        for identifier: PersistentIdentifier,
        as type: Model.Type = Model.self
    ) throws -> Model? {
        let use = beginUse(isShort: true)
        defer { use.end() }
        try throwReadError()
        if let object = knownObject(identifier, type) {
            return object.isDeleted ? nil : object.assumed()
        }
        let entity = try entity(of: type)
        guard let registration = registration(of: identifier, entity),
            let object = try object(identifier.key, registration)
        else { return nil }
        return entity.typed(object)
    }

    /// The object for an identifier of any class; read from the file if it isn't in memory.
    ///
    /// For example: `context.model(for: id) as? Person`. If there's no such row, the result is a
    /// deleted object whose class isn't part of the model: the cast gives `nil`. The result is the same
    /// if reading fails, and the next call that can throw throws the error (``onReadError``).
    /// - Complexity: O(1) for an object in memory, O(log *n*) for a row; O(*n*) for *n* new objects and
    ///   the identifier of one of them.
    public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
        let found = recover { try object(for: identifier) } ?? nil
        return found as? any PersistentModel ?? MissingModel(identifier)
    }

    private func object(for identifier: PersistentIdentifier) throws -> ModelObject? {
        guard let entity = entities.first(where: { $0.name == identifier.entityName }) else {
            return nil
        }
        if identifier.isTemporary { return insertedObject(identifier) }
        return try object(identifier.key, entities[entity.info.root])
    }

    /// The new object with a temporary identifier.
    private func insertedObject(_ identifier: PersistentIdentifier) -> ModelObject? {
        inserted.first { $0.isAlive && $0.isKnown(by: identifier) }
    }

    /// The class that has all rows of an identifier's table; nil if they're none of the class that is
    /// asked for.
    private func registration(
        of identifier: PersistentIdentifier,
        _ entity: ContextEntity
    ) -> ContextEntity? {
        let isOfTable =
            identifier.entityName == entity.info.name
            || entity.info.entityNumbers[identifier.entityName] != nil
        return isOfTable ? entities[entity.info.root] : nil
    }

    private func object(_ key: Int64, _ entity: ContextEntity) throws -> ModelObject? {
        if entity.known(key) == nil { try performCascades() }
        if let known = entity.known(key) { return known.isDeleted ? nil : known }
        let statement = try entity.statements.selectByKey()
        statement.bind(0, key)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return try entity.object(at: Row(statement, entity.source))
    }

    /// The object for an identifier, if it is in memory.
    ///
    /// For example: `context.registeredModel(for: id) as Person?`. Complexity: O(1); O(*n*) for *n* new
    /// objects, if the identifier is temporary.
    public func registeredModel<Model: PersistentModel>(
        for identifier: PersistentIdentifier,
        as type: Model.Type = Model.self
    ) -> Model? {
        guard let entity = try? entity(of: type), registration(of: identifier, entity) != nil
        else { return nil }
        let known =
            identifier.isTemporary ? insertedObject(identifier) : entity.known(identifier.key)
        guard let known, !known.isDeleted else { return nil }
        return entity.typed(known)
    }
}
