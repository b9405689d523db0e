extension ModelContext {
    /// Gives up everything that was not saved: new objects leave the context, the others have the
    /// values of their rows again.
    ///
    /// For example: `context.rollback()`. If rows can't be read, the next call that can throw throws
    /// the error, as for relationships (``onReadError``), and fetching their objects reads them again.
    public func rollback() {
        let use = beginUse()
        defer { use.end() }
        let (inserted, changed, deleted) = (inserted, changed, deleted)
        let lists = changedLists
        let restored = store.saves.hasFollowers ? SavedRows(restored: deleted) : SavedRows()
        for object in objectsWithErrors { object.forgetErrors() }
        recordedError = nil
        readErrors.forgetUnmadeChange()
        forgetPending()
        for object in inserted { expel(object) }
        for object in deleted {
            guard let registration = object.registration else { continue }
            object.enter(registration, .stored)
            object.isCascaded = false
        }
        reload(changed + deleted)
        for (owner, list) in lists where owner.registration != nil { renew(list) }
        for object in deleted { object.forEachList { renew($0) } }
        checkRenewedLists()
        store.saves.publish(restored)
    }

    /// A new object is in no context again, and related to nothing.
    private func expel(_ object: ModelObject) {
        guard let registration = object.registration else { return }
        for number in registration.info.references {
            object.setStoredReference(number, StoredReference())
        }
        object.key = 0
        object.forgetLinks()
        object.enter(nil, .detached)
    }

    /// Reads the rows of objects again, many with each statement.
    func reload(_ objects: [ModelObject]) {
        for (table, objects) in Dictionary(grouping: objects, by: { $0.registration?.info.root }) {
            guard let table else { continue }
            let sorted = objects.filter(\.isStored).sorted { $0.key < $1.key }
            for start in stride(from: 0, to: sorted.count, by: batchSize) {
                reload(together: sorted[start...].prefix(batchSize), entities[table])
            }
        }
    }

    private func reload(together objects: ArraySlice<ModelObject>, _ entity: ContextEntity) {
        for object in objects {
            object.changes = 0
            object.generation = generation &- 1
        }
        // Reading an object by itself reports why it couldn't be read with the others.
        if objects.count > 1 { _ = try? entity.load(objects.map(\.key)) { _ in } }
        for object in objects where object.generation != generation {
            recover { try refresh(object) }
        }
    }

    /// Reads an object's row again.
    func reload(_ object: ModelObject) throws {
        try reload(object) { row in
            try object.read(row)
            object.generation = generation
        }
    }

    /// Reads an object's row and its lists again, as a fetch does.
    func refresh(_ object: ModelObject) throws {
        try reload(object) { try refresh(object, $0) }
    }

    private func reload(_ object: ModelObject, _ read: (Row) throws -> Void) throws {
        guard let registration = object.registration, object.isStored else { return }
        object.changes = 0
        // Should reading fail, the next fetch tries again.
        object.generation = generation &- 1
        let statement = try registration.statements.selectByKey()
        statement.bind(0, object.key)
        defer { statement.reset() }
        guard try statement.step() else {
            object.releaseReferencedObjects(registration.info)
            registration.table.map.remove(object.key)
            return object.leave()
        }
        try read(Row(statement, registration.source))
    }

    /// Forgets every object, and what was pending; they are of no use afterwards.
    ///
    /// For example: between the parts of a long import, to free memory.
    public func reset() {
        let use = beginUse()
        defer { use.end() }
        forgetObjects()
        for table in tables {
            table.map.removeAll()
            table.readValues.forgetAll()
            table.forgetRecent()
        }
        recordedError = nil
        readErrors.forgetAll()
        forgetPending()
        resetCount += 1
    }
}
