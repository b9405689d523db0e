extension SaveWriter {
    /// Deletes the rows of deleted objects; some go along with others.
    ///
    /// The database lets a row take another one along, that one the next, and so on, a thousand
    /// times. Where there's more to it, its statement fails in the middle of its work.
    func deleteRows() throws {
        for row in context.deletedRows {
            if row.registration.info.coreData != nil {
                try applyDeleteRules(of: row.key, row.registration)
            }
            try delete(row.key, row.registration)
        }
        let hasLong = !context.store.entities.cascades.long.isEmpty
        guard hasLong, context.deleted.contains(where: mayTakeManyAlong) else {
            return try deleteRowsAtOnce()
        }
        do {
            try undoable(context.connections, deleteRowsAtOnce)
        } catch StoreError.sql(let failure) where failure.isTooDeep {
            try deleteRowsWithChains()
        }
    }

    private func deleteRowsAtOnce() throws {
        for object in rowsInOrder where !object.isCascaded {
            guard let registration = object.registration else { continue }
            try delete(object, registration)
        }
    }

    private var rowsInOrder: [ModelObject] {
        context.store.entities.deletionOrder.sorted(inLockOrder(context.deleted))
    }

    private func deleteRowsWithChains() throws {
        for object in rowsInOrder where !object.isCascaded {
            guard let registration = object.registration else { continue }
            guard mayTakeManyAlong(object) else {
                try delete(object, registration)
                continue
            }
            do {
                try registration.connection.undoable { try delete(object, registration) }
            } catch StoreError.sql(let failure) where failure.isTooDeep {
                var cascade = LongCascade(from: object.key, registration)
                try cascade.delete()
            }
        }
    }

    private func delete(_ object: ModelObject, _ registration: ContextEntity) throws {
        guard let value = object.storedDistributionKey else {
            return try delete(object.key, registration)
        }
        let statement = try registration.statements.deleteInPartition()
        statement.bind(1, value)
        try delete(object.key, registration, by: statement)
    }

    private func delete(_ key: Int64, _ registration: ContextEntity) throws {
        try delete(key, registration, by: registration.statements.delete())
    }

    private func delete(_ key: Int64, _ registration: ContextEntity, by statement: Statement) throws
    {
        statement.bind(0, key)
        do {
            try statement.run()
        } catch StoreError.constraint(let failure) where failure.constraint == .notNull {
            throw try rowThatNeeds(key, failure) ?? .constraint(failure)
        }
        try checkTriggers(of: registration, "delete", "\(registration.info.name)/\(key)") {
            try registration.hasRow(key)
        }
    }

    /// The error that names a row whose required to-one leads to the row that was to go; `nil` if there
    /// is none.
    private func rowThatNeeds(_ key: Int64, _ failure: SQLFailure) throws -> StoreError? {
        for registration in context.entities {
            let info = registration.info
            for relationship in info.relationships where relationship.isRequired {
                guard let column = relationship.reference?.column,
                    failure.message.hasSuffix(": \(info.tableName).\(info.columns[column])")
                else { continue }
                let sql = info.columnSQL[column]
                let rows =
                    "FROM \(quoted(info.tableName)) WHERE \(sql.name) = \(sql.comparing("?1"))"
                let found = try registration.connection.integer(
                    "SELECT min(\(info.columnSQL[0].name)) \(rows)",
                    key
                )
                return StoreError.missingValue(
                    property: relationship.fullName,
                    object: found.map { "\(info.name)/\($0)" } ?? info.name
                )
            }
        }
        return nil
    }

    private func mayTakeManyAlong(_ object: ModelObject) -> Bool {
        guard let info = object.registration?.info else { return false }
        return context.store.entities.cascades.long.contains(info.root)
    }

    /// Runs a body whose changes are undone where it throws; those before it stay.
    private func undoable(_ connections: [Connection], _ body: () throws -> Void) throws {
        guard let first = connections.first else { return try body() }
        try first.undoable { try undoable(Array(connections.dropFirst()), body) }
    }
}
