extension SaveWriter {
    /// Writes the new objects: the rows that they take over, then rows of their own.
    func insertRows() throws {
        if try insertByClass() { return }
        for run in runs { try insertOrUpdate(new[run.range], run.registration) }
    }

    func insertOrUpdate(_ objects: ArraySlice<ModelObject>, _ registration: ContextEntity) throws {
        guard hasMerged else { return try insert(objects, registration) }
        let merged = inLockOrder(objects.filter(isMerged))
        let groups =
            registration.info.onlyPlaceMask == 0
            ? [~0: merged]
            : Dictionary(grouping: merged) { takenOver(by: $0, registration) }
        for (columns, merged) in groups.sorted(by: { $0.key < $1.key }) {
            if try updateAsSet(merged, columns, registration, areShared: true) { continue }
            for object in merged { try update(object, columns) }
        }
        try insert(objects.filter { !isMerged($0) }[...], registration)
    }

    /// The columns in which a row gets the values of a new object that has its unique value.
    func takenOver(by object: ModelObject, _ registration: ContextEntity) -> UInt64 {
        let info = registration.info
        return ~info.keptPlaces(of: object).reduce(0) { $0 | info.relationships[$1].mask }
    }

    func isMerged(_ object: ModelObject) -> Bool {
        merged.contains(ObjectIdentifier(object))
    }

    private func insert(_ objects: ArraySlice<ModelObject>, _ registration: ContextEntity) throws {
        let objects = try inLockOrder(objects, registration)
        if try insertAsSet(objects, registration) { return }
        var rest = objects
        // A trigger may ignore one of many rows.
        let mayIgnore = context.store.mayIgnore(registration.info)
        let count = mayIgnore ? 1 : try registration.statements.rowsAtOnce
        // A statement for many rows takes long to prepare.
        if count > 1, objects.count >= 4 * count {
            while rest.count >= count {
                try insertTogether(rest.prefix(count), registration)
                rest = rest.dropFirst(count)
            }
        }
        try insertOneByOne(rest, registration)
    }

    /// What one of the rows fails by, it fails by alone, too: that error says which it was.
    private func insertTogether(
        _ objects: ArraySlice<ModelObject>,
        _ registration: ContextEntity
    ) throws {
        let statement = try registration.statements.insertMany()
        statement.clear()
        for (row, object) in objects.enumerated() {
            statement.startRow(row, of: registration.info.columns.count)
            bindRow(object, registration, to: statement)
        }
        do {
            try statement.run()
        } catch is UnstorableValue {
            try insertOneByOne(objects, registration)
        } catch StoreError.sql(let failure) where failure.isTooBig {
            try insertOneByOne(objects, registration)
        } catch StoreError.constraint(let failure) {
            // A table may be declared to end the whole transaction.
            guard try !registration.connection.isIdle else { throw StoreError.constraint(failure) }
            try insertOneByOne(objects, registration)
        }
    }

    private func insertOneByOne(
        _ objects: ArraySlice<ModelObject>,
        _ registration: ContextEntity
    ) throws {
        if objects.isEmpty { return }
        let statement = try registration.statements.insert()
        for object in objects {
            do {
                try insert(object, registration, statement)
            } catch {
                if try takeRowOfTwin(object, registration, after: error) { continue }
                if try insertWithOtherKey(object, registration, statement, after: error) {
                    continue
                }
                guard try takePlaces(of: object, after: error) else { throw explain(error, object) }
                try explained(object) { try statement.run() }
            }
        }
    }

    func insert(_ object: ModelObject, _ registration: ContextEntity, _ statement: Statement) throws
    {
        statement.clear()
        bindRow(object, registration, to: statement)
        try statement.run()
        try checkTriggers(of: registration, "insert", object.pendingName(new)) { true }
    }

    func bindRow(_ object: ModelObject, _ registration: ContextEntity, to statement: Statement) {
        statement.bind(0, object.key)
        if registration.info.hasTypeColumn { statement.bind(1, registration.info.name) }
        object.bind(to: statement)
    }
}
