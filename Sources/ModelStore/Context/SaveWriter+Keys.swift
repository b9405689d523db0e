extension SaveWriter {
    /// Gives each new object its row's key: that of a stored row with the same unique values, or
    /// one that no row ever had. Of new objects with one row, the last one's values stay.
    func assignKeys() throws {
        for run in runs where run.registration.info.existing != nil {
            try assignChosenKeys(to: new[run.range], run.registration)
        }
        try lookUpRows()
        for run in runs {
            let (objects, registration) = (new[run.range], run.registration)
            if registration.info.existing != nil {
                // A database of another program decides what a duplicate is: an error.
                try assignNewKeys(to: objects.filter { $0.key == 0 }, registration)
            } else if registration.info.unique.isEmpty {
                try assignNewKeys(to: objects, registration)
            } else {
                for object in objects { try assignKey(to: object, registration) }
            }
        }
    }

    private func assignNewKeys(
        to objects: some Collection<ModelObject>,
        _ registration: ContextEntity
    ) throws {
        if objects.isEmpty { return }
        var key = try newKeys(objects.count, registration)
        for object in objects {
            object.key = key
            key &+= 1
        }
    }

    private func assignKey(to object: ModelObject, _ registration: ContextEntity) throws {
        var stored: Int64?
        try explained(object) { stored = try storedKey(of: object, registration) }
        guard let key = stored else {
            object.key = try newKeys(1, registration)
            return
        }
        object.key = key
        merged.insert(ObjectIdentifier(object))
    }

    /// The first of some keys in a row that no row of the table ever had.
    func newKeys(_ count: Int, _ registration: ContextEntity) throws -> Int64 {
        if let remote = try registration.connection.remote {
            let key = try remote.newKeys(count, table: registration.info.tableName)
            firstKeys[registration.info.root] = min(firstKeys[registration.info.root] ?? key, key)
            return key
        }
        let last = try lastKey(registration)
        let (newLast, isOver) = last.addingReportingOverflow(Int64(count))
        guard !isOver, last >= 0 else {
            if let key = try freeKeys(count, inExisting: registration) { return key }
            let message =
                "no key of \(registration.info.tableName) is free behind the highest one, \(last)"
            throw StoreError.diskFull(.full(message))
        }
        lastKeys[registration.info.root] = newLast
        if firstKeys[registration.info.root] == nil { firstKeys[registration.info.root] = last + 1 }
        return last + 1
    }

    /// The highest key of a table so far.
    func lastKey(_ registration: ContextEntity) throws -> Int64 {
        if let key = lastKeys[registration.info.root] { return key }
        if registration.info.existing != nil { return try lastKey(inExisting: registration) }
        // A key never comes back: the highest ever used is kept beside the rows.
        let statement = try registration.connection.statement(registration.info.sql.selectLastKey)
        statement.bind(0, registration.info.tableName)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }

    func writeLastKeys() throws {
        for (root, key) in lastKeys where context.entities[root].info.existing == nil {
            let registration = context.entities[root]
            let statement = try registration.connection.statement(StoreFormat.writeLastKey)
            statement.bind(0, registration.info.tableName)
            statement.bind(1, key)
            try statement.run()
        }
    }

    /// The key of the stored row that has the object's unique values, unless this save changes it.
    private func storedKey(of object: ModelObject, _ registration: ContextEntity) throws -> Int64? {
        var found: Int64?
        try forEachRow(withUniqueValuesOf: object, registration) { row, columns in
            let mask = columns.reduce(0 as UInt64) { $0 | changeBit($1) }
            if let known = registration.table.map[row.key],
                known.isDeleted || known.changes & mask != 0
            {
                return
            }
            // An upsert stays within one class: a row of another one isn't the object's.
            guard row.entityName == registration.info.name else {
                throw duplicate(columns, registration, [row.name, object.pendingName(new)])
            }
            if let found, found != row.key {
                throw duplicate(
                    columns,
                    registration,
                    ["\(registration.info.name)/\(found)", row.name]
                )
            }
            found = row.key
        }
        return found
    }
}
