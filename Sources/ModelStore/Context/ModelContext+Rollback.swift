extension ModelContext {
    /// Gives up everything that was not saved: new objects leave the context, the others have the
    /// values of their rows again.
    ///
    /// For example: `try context.rollback()`.
    /// - Throws: `StoreError`, where reading the rows fails.
    public func rollback() throws {
        let use = beginUse()
        defer { use.end() }
        let (inserted, changed, deleted) = (inserted, changed, deleted)
        let lists = changedLists
        for object in objectsWithErrors { object.forgetErrors() }
        recordedError = nil
        forgetPending()
        for object in inserted { expel(object) }
        for object in deleted {
            guard let home = object.home else { continue }
            object.enter(home, .stored)
            object.isCascaded = false
        }
        for object in changed + deleted { try reload(object) }
        for (owner, list) in lists where owner.home != nil { list.renew() }
        for object in deleted { object.forEachList { $0.renew() } }
    }

    /// A new object is in no context again, and related to nothing.
    private func expel(_ object: ModelObject) {
        guard let home = object.home else { return }
        for number in home.info.references {
            home.info.relationships[number].reference?.access.set(object, StoredReference())
        }
        object.key = 0
        object.forgetLinks()
        object.enter(nil, .detached)
    }

    /// Reads an object's row again.
    func reload(_ object: ModelObject) throws {
        guard let home = object.home, object.isStored else { return }
        object.changes = 0
        let statement = try home.statements.selectByKey()
        statement.bind(0, object.key)
        defer { statement.reset() }
        guard let handle = statement.handle, try statement.step() else {
            home.table.map.remove(object.key)
            return object.leave()
        }
        object.isStored = false
        object.decode(Row(handle, home.source))
        object.isStored = true
        object.generation = generation
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
            table.forgetRecent()
        }
        recordedError = nil
        forgetPending()
    }
}
