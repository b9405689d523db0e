// Members that change their owner, whose old owner's row would change or delete theirs with its own.
extension SaveWriter {
    /// Whether the database may change or delete rows along with those that this save deletes or changes.
    var mayTakeMembersAlong: Bool {
        !context.deleted.isEmpty || !context.deletedRows.isEmpty
            || !changedReferredColumns.isEmpty
    }

    /// Before rows are deleted, or change what references to them hold, members that moved are out of the
    /// way of their old owner.
    func moveMembers() throws {
        for object in context.changed where object.isStored {
            guard let info = object.registration?.info else { continue }
            let changes = object.changes & info.referenceMask
            if changes == 0 { continue }
            var waiting: UInt64 = 0
            try explained(object) { waiting = try referencesThatWait(of: object, changes) }
            let moved = changes & ~info.onlyPlaceMask & ~waiting
            try update(object, moved)
            if waiting != 0 {
                try detach(object, waiting)
                waitingReferences.append((object, waiting))
            }
            if moved | waiting != 0 { written[ObjectIdentifier(object)] = moved | waiting }
        }
    }

    /// Before objects exchange the one destination that each may have, all let go of theirs.
    func freeOnlyPlaces() throws {
        let moved = context.changed.filter { object in
            object.isStored
                && unwrittenChanges(of: object) & (object.registration?.info.onlyPlaceMask ?? 0)
                    != 0
        }
        guard moved.count > 1 || mayTakeMembersAlong else { return }
        for object in moved {
            guard let registration = object.registration else { continue }
            let changes = unwrittenChanges(of: object)
            for column in registration.info.onlyPlaces where changes & changeBit(column) != 0 {
                let info = registration.info
                let name = info.columnSQL[column].name
                // In a table of this library, no row has a negative key, and nobody sees it.
                let value = info.existing == nil ? "-\(info.key)" : unrelatedValue(name)
                _ = try registration.connection.integer(
                    "UPDATE \(quoted(info.tableName)) SET \(name) = \(value) WHERE \(info.key) = ?1",
                    object.key
                )
            }
        }
    }

    /// Writes the references that waited, now that no other row has their values.
    func writeWaitingReferences() throws {
        for (object, changes) in waitingReferences { try update(object, changes) }
    }

    /// The references to what another row than the object's destination has until this save deletes or
    /// changes it: written before, what becomes of that row's members would become of this one.
    ///
    /// For example: those to a new customer with the code of a deleted one.
    private func referencesThatWait(of object: ModelObject, _ changes: UInt64) throws -> UInt64 {
        guard let registration = object.registration, registration.info.existing != nil,
            registration.info.coreData == nil
        else { return 0 }
        var waiting: UInt64 = 0
        for number in registration.info.references {
            guard let reference = registration.info.relationships[number].reference,
                changes & reference.mask != 0,
                let target = object.storedReference(number).object,
                try isHeldByAnother(reference.referred, target, registration.connection)
            else { continue }
            waiting |= reference.mask
        }
        return waiting
    }

    /// Whether another row still has the value that references to an object will hold after this save.
    private func isHeldByAnother(
        _ referred: ReferredColumn,
        _ target: ModelObject,
        _ connection: Connection
    ) throws -> Bool {
        if referred.isNumber {
            guard !target.isStored, let registration = target.registration else { return false }
            return try registration.hasRow(target.key)
        }
        guard !target.isStored || target.changes != 0 else { return false }
        let holder = referred.row(ofValue: "(\(referred.newValue(ofRow: "?1")))")
        let found = try connection.integer("SELECT \(holder)", target.key)
        // A row that is to be deleted may have the number of a new object, too.
        return found.map { !target.isStored || $0 != target.key } ?? false
    }

    /// Writes references to nothing.
    private func detach(_ object: ModelObject, _ changes: UInt64) throws {
        guard let registration = object.registration else { return }
        let info = registration.info
        let list = info.references.compactMap { number -> String? in
            let relationship = info.relationships[number]
            guard let column = relationship.reference?.column, changes & changeBit(column) != 0
            else { return nil }
            let name = info.columnSQL[column].name
            // NULL would stay in the rows that hold the column's value.
            let isReferred = context.store.entities.referredColumns[info].contains {
                $0.number == column
            }
            let isNull = !relationship.isRequired && !isReferred
            return "\(name) = \(isNull ? "NULL" : unrelatedValue(name))"
        }
        // For a moment, the column holds what may not be a value of the property.
        try registration.connection.withoutChecks {
            let statement = try registration.connection.statement(
                "UPDATE \(info.sql.orAbort)\(quoted(info.tableName)) SET \(list.joined(separator: ", "))"
                    + " WHERE \(info.key) = ?1"
            )
            statement.bind(0, object.key)
            try statement.run()
        }
    }

    /// An expression for a value of the storage class of a reference's column, which no row has.
    private func unrelatedValue(_ column: String) -> String {
        "CASE typeof(\(column)) WHEN 'null' THEN NULL WHEN 'blob' THEN randomblob(16)"
            + " WHEN 'text' THEN char(1) || hex(randomblob(16))"
            + " ELSE abs(random() / 4096) - 9223372036854775807 END"
    }
}
