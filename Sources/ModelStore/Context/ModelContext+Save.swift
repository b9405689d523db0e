extension ModelContext {
    /// Writes everything that is pending in one transaction, or throws and leaves the file as it was.
    ///
    /// Updates come before deletes where a member moved, so that its old owner's deletion does not
    /// take it along; unique values of deleted rows are free for new ones. Several files keep the
    /// save together, or none does; files in which nothing changes aren't locked.
    ///
    /// For example: `try context.save()`.
    /// - Throws: `StoreError`; what is pending stays pending.
    /// - Complexity: O(*n* log *m*) for *n* changed objects and *m* rows.
    public func save() throws { try save(conflicts: nil) }

    /// Saves under another policy than that of the configuration.
    ///
    /// For example: `try context.save(conflicts: .lastWriterWins)`, to keep the values of this
    /// context after `StoreError.conflict`.
    /// - Throws: `StoreError`; what is pending stays pending. `unsupported` for `.error` without that policy
    ///   in the configuration: a context doesn't remember then what it has read.
    public func save(conflicts: ModelConfiguration.ConflictPolicy) throws {
        if conflicts == .error, !store.detectsConflicts {
            throw StoreError.unsupported(
                "save(conflicts: .error) needs 'conflicts = .error' in the configuration: without it, a context"
                    + " doesn't remember what it has read"
            )
        }
        try save(conflicts: Optional(conflicts))
    }

    private func save(conflicts: ModelConfiguration.ConflictPolicy?) throws {
        let use = beginUse("save()")
        defer { use.end() }
        try throwRecordedErrors()
        if isWriting { return }
        guard hasChanges else { return forgetUndoneChanges() }
        try checkIsWritable()
        let writer = try validatedWriter()
        if let conflicts { writer.detectsConflicts = conflicts == .error }
        finish(try write(writer))
    }

    /// What writes the pending changes, none of which breaks a rule.
    func validatedWriter() throws -> SaveWriter {
        try announceSave()
        try performCascadesBeforeUpserts()
        let new =
            store.hasTriggers
            ? parentsFirst(insertedObjects, store.entities.entities) : insertedObjects
        try validate(new)
        try checkDistributionKeys(new)
        return SaveWriter(self, new)
    }

    /// Saves after the body, or rolls back where it throws.
    ///
    /// For example: `try context.transaction { context.delete(person) }`.
    /// - Throws: what the body throws, and `StoreError`, if saving fails.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
            try save()
        } catch {
            giveUp()
            throw error
        }
    }

    /// Gives up everything that is pending, as an error is thrown already.
    func giveUp() {
        rollback()
        readErrors.forgetAll()
    }

    func throwRecordedErrors() throws {
        try throwReadError()
        if let error = readErrors.unmadeChange { throw error }
        if let error = recordedError {
            recordedError = nil
            throw error
        }
        objectsWithErrors.removeAll {
            $0.registration?.context !== self || !$0.hasErrors
        }
        if let error = objectsWithErrors.first?.links?.refusals.values.first?.error { throw error }
    }

    private func validate(_ new: [ModelObject]) throws {
        if store.entities.denies {
            let deleted = Dictionary(grouping: deleted) { $0.registration?.info.number ?? 0 }
            for (_, objects) in deleted.sorted(by: { $0.key < $1.key }) {
                try checkDenials(objects)
            }
        }
        if !deleted.isEmpty {
            for object in new { leaveDeletedObjects(object) }
        }
        guard store.entities.hasRequiredReferences else { return }
        for object in new { try checkRequired(object) }
        for object in changed where object.isStored { try checkRequired(object) }
    }

    /// A new object's references to deleted ones that know nothing of it become nil, as the database has it for
    /// stored ones: the rows are gone when its row is written.
    private func leaveDeletedObjects(_ object: ModelObject) {
        guard let info = object.registration?.info, info.existing == nil else { return }
        for number in info.references {
            let relationship = info.relationships[number]
            guard relationship.inverse == nil, relationship.reference?.isCascaded == false,
                object.storedReference(number).object?.isDeleted == true
            else { continue }
            object.setReference(relationship, to: nil)
        }
    }

    /// - Parameter objects: deleted objects of one class.
    private func checkDenials(_ objects: [ModelObject]) throws {
        guard let registration = objects.first?.registration, registration.info.denies else {
            return
        }
        for relationship in registration.info.relationships where relationship.deleteRule == .deny {
            guard relationship.reference == nil else {
                for object in objects {
                    if let target = object.reference(relationship), !target.isDeleted {
                        throw StoreError.denied(relationship: relationship.fullName, count: 1)
                    }
                    try throwReadError()
                }
                continue
            }
            for members in membersBeforeDeletion(relationship, of: objects) {
                let count = members.objects.count { !$0.isDeleted }
                try throwReadError()
                if count > 0 {
                    throw StoreError.denied(relationship: relationship.fullName, count: count)
                }
            }
        }
    }

    private func checkRequired(_ object: ModelObject) throws {
        guard let info = object.registration?.info, info.hasRequiredReferences else { return }
        for relationship in info.relationships where relationship.isRequired {
            if relationship.hasColumn, object.storedReference(relationship.number).isNil {
                throw StoreError.missingValue(
                    property: relationship.fullName,
                    object: object.nameInErrors
                )
            }
        }
    }

    /// - Returns: What has written the changes.
    private func write(_ writer: SaveWriter) throws -> SaveWriter {
        try prepareToWrite()
        let connections = try connections
        if let connection = connections.first, let remote = connection.remote {
            return try write(writer, to: connection, remote)
        }
        let transaction = SaveTransaction(
            try connections.count > 1 ? writer.changedConnections() : connections,
            tables: tables(of:)
        )
        do {
            try transaction.begin()
            // New objects are of the state that this save makes of what others have saved.
            for connection in openConnections where !connection.isIdle { try track(connection) }
            try commit(writer, in: transaction)
        } catch {
            undecidedSaves += transaction.rollBack()
            throw error
        }
        return writer
    }

    /// Writes the rows and commits them; where that fails, the caller rolls back.
    func commit(_ writer: SaveWriter, in transaction: SaveTransaction) throws {
        do {
            for connection in openConnections { connection.memberChanges?.forget() }
            try writer.write()
            try throwReadError()
            try writer.checkMembers()
            try announce(SavedRows(tablesOf: self, writer))
            try store.following(openConnections) { try transaction.commit() }
        } catch {
            let error = writer.explainCommit(error, openConnections)
            writer.undo()
            throw error
        }
    }

    /// - Throws: `StoreError.readOnly` for a context that only reads.
    func checkIsWritable() throws {
        guard isReadOnly else { return }
        throw StoreError.readOnly(
            SQLFailure(code: 8, message: "the context only reads", sql: "", arguments: [])
        )
    }

    func prepareToWrite() throws {
        while let save = undecidedSaves.last {
            try save.undo()
            undecidedSaves.removeLast()
        }
        // Reading one state of the file ends here.
        for connection in openConnections where !connection.isIdle {
            try connection.commit()
        }
    }

    func tables(of connection: Connection) -> [String] {
        openConnections.firstIndex { $0 === connection }.map(store.tables(ofFile:)) ?? []
    }

    /// Takes over what is in the file now.
    func finish(_ writer: SaveWriter) {
        let identifiers = SavedIdentifiers(self)
        defer { identifiers?.post(self, new: writer.new) }
        let rows = SavedRows(self, writer, of: store.saves.tables)
        defer { store.saves.end(rows, except: followedSaves) }
        for table in tables { table.map.reserve(table.insertedCount) }
        let hasMerged = writer.hasMerged
        for run in writer.runs {
            let objects = writer.new[run.range]
            if hasMerged {
                for object in objects { adopt(object, run.registration) }
            } else {
                takeIn(objects, run.registration)
            }
        }
        if hasDeletedInserted {
            for object in inserted where object.isDeleted { object.leave() }
        }
        for object in changed { object.changes = 0 }
        let gone = store.entities.hasMembersWithoutInverse ? rootsOfDeleted : []
        let hasOutdatedLists = hasOutdatedDeletions
        finishDeleted()
        // From now on, the file says which objects are members.
        for table in tables { table.forgetRemovals() }
        finishChangedLists()
        readOtherValues()
        if writer.hasMerged || hasOutdatedLists {
            renewLists()
        } else {
            renewLists(ofMembersIn: gone)
        }
        noteReadValues(writer)
        // The database may have changed other rows along with these.
        let mayHaveChangedOthers =
            !deletedRows.isEmpty || !batchDeletes.isEmpty || store.hasTriggers
            || writer.hasTakenPlaces || !writer.tablesToRefresh.isEmpty
        if mayHaveChangedOthers { generation &+= 1 }
        forgetPending()
        for root in writer.tablesToRefresh.sorted() { recover { try refresh(entities[root]) } }
        checkRenewedLists()
    }

    private func finishChangedLists() {
        for (owner, list) in changedLists {
            if list.isOutdated, owner.registration != nil { renew(list) } else { list.didSave() }
        }
    }

    /// Whether others may have related deleted objects to further ones since these were read, or have given other
    /// owners to those that were to be deleted along with them.
    private var hasOutdatedDeletions: Bool {
        deleted.contains { object in
            object.generation != generation && object.registration?.info.relationshipCount ?? 0 > 0
        }
    }

    /// Lists whose changes were undone have nothing pending: from now on, they follow the file again.
    func forgetUndoneChanges() {
        if changedLists.isEmpty || hasChanges { return }
        finishChangedLists()
        changedLists = []
    }

    /// New objects of one class have rows now.
    private func takeIn(_ objects: ArraySlice<ModelObject>, _ registration: ContextEntity) {
        let (map, generation) = (registration.table.map, generation)
        for object in objects {
            object.generation = generation
            object.enter(registration, .stored)
            map.insert(object)
        }
        let info = registration.info
        guard info.hasOwnValues || info.shortensDates else { return }
        for object in objects where info.hasOwnValues || info.storesShorterDate(than: object) {
            recover { try reload(object) }
        }
    }

    /// Reads the values of changed rows that aren't those of their objects.
    private func readOtherValues() {
        guard store.entities.hasOtherValues else { return }
        for object in changed where !object.isDeleted {
            guard let info = object.registration?.info,
                info.hasGeneratedValues || info.storesShorterDate(than: object)
            else { continue }
            recover { try reload(object) }
        }
    }

    private func noteReadValues(_ writer: SaveWriter) {
        guard store.detectsConflicts else { return }
        // Other programs' tables may have rounded a value, and their triggers may have changed others.
        var ofOthers: [ModelObject] = []
        for object in writer.new + changed where object.isStored {
            guard let registration = object.registration, registration.detectsConflicts else {
                continue
            }
            if registration.info.existing != nil, registration.info.coreData == nil {
                ofOthers.append(object)
            } else {
                let version = registration.info.coreData.map { _ in Int64(1) }
                registration.noteReadValues(of: object, version: version)
            }
        }
        reload(ofOthers)
        for (object, version) in writer.versions {
            object.registration?.table.readValues.note(version, of: object.key)
        }
    }

    private func finishDeleted() {
        // Most objects are of the class of the one before.
        var registration: ContextEntity?
        var map: IdentityMap?
        for object in deleted {
            if registration.map(object.isIn) != true {
                registration = object.registration
                map = registration?.table.map
            }
            map?.remove(object.key)
            if registration?.detectsConflicts == true {
                registration?.table.readValues.forget(object.key)
            }
            object.leave()
        }
    }

    /// The object that the context had for a row stays the one, with the values just written.
    private func adopt(_ object: ModelObject, _ registration: ContextEntity) {
        object.generation = generation
        guard let known = registration.table.map[object.key], known !== object else {
            registration.table.map.insert(object)
            object.enter(registration, .stored)
            if !registration.info.keptPlaces(of: object).isEmpty { recover { try reload(object) } }
            return
        }
        known.changes = 0
        _ = recover { try reload(known) }
        for number in registration.info.keptPlaces(of: object) {
            object.setStoredReference(number, known.storedReference(number))
        }
        object.forgetLinks()
        object.enter(registration, .merged)
        merged.append(object)
    }

    /// Lists may have other members in the file: they have to be read again.
    private func renewLists() {
        for table in tables {
            table.map.forEach(renewLists(of:))
        }
    }

    /// The tables that rows were deleted from, by the numbers of their entities.
    private var rootsOfDeleted: Set<Int> {
        let registrations = deleted.compactMap(\.registration) + deletedRows.map(\.registration)
        return Set(registrations.map(\.info.root))
    }

    /// Renews the lists of relationships without an inverse, which deleting a member doesn't update.
    private func renewLists(ofMembersIn roots: Set<Int>) {
        if roots.isEmpty { return }
        for entity in entities {
            let lists = entity.info.relationships.filter { relationship in
                relationship.isToMany && relationship.inverse == nil
                    && roots.contains(entities[relationship.destination].info.root)
            }
            if lists.isEmpty { continue }
            func renewLists(of object: ModelObject) {
                guard object.isIn(entity) else { return }
                for list in lists.compactMap({ object.madeMembers($0.number) }) { renew(list) }
            }
            entity.table.map.forEach(renewLists)
        }
    }

    private func renewLists(of object: ModelObject) {
        object.forEachList { renew($0) }
    }

    func forgetPending() {
        (inserted, changed, deleted, deletedRows) = ([], [], [], [])
        hasDeletedInserted = false
        (changedLists, objectsWithErrors, cascades, batchDeletes) = ([], [], [], [])
        links = PendingLinks()
        updatedTables = []
        for table in tables {
            table.forgetRemovals()
            table.forgetPendingRows()
            table.insertedCount = 0
            table.newObjects.forget()
        }
        for entity in entities { entity.changedColumns = 0 }
    }
}

extension ModelObject {
    /// The row is gone. The object lets go of others: if objects that are gone held each other, the
    /// last reference to a long chain of them would end the program.
    final func leave() {
        // The other rules have done so already.
        if let registration, registration.info.denies {
            releaseReferencedObjects(registration.info)
        }
        forgetLinks()
        changes = 0
        enter(nil, .deleted)
    }
}
