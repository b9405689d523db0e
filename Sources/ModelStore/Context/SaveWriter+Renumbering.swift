// Triggers of other programs add rows with keys that the store has given to new objects.
extension SaveWriter {
    /// Inserts a new object with another key, if a trigger has added a row with its own.
    ///
    /// - Returns: `false` if the error is about something else, or about a key that the object was created
    ///   with.
    func insertWithOtherKey(
        _ object: ModelObject,
        _ registration: ContextEntity,
        _ statement: Statement,
        after error: any Error
    ) throws -> Bool {
        var error = error
        // A trigger that runs before the row is inserted takes the next key each time.
        for _ in 0..<3 {
            guard try isAboutGivenKey(error, object, registration) else { break }
            try renumber(object, registration)
            do {
                try insert(object, registration, statement)
                return true
            } catch let other {
                error = other
            }
        }
        if renumbered[ObjectIdentifier(object)] == nil { return false }
        throw explain(error, object)
    }

    private func isAboutGivenKey(
        _ error: any Error,
        _ object: ModelObject,
        _ registration: ContextEntity
    ) throws -> Bool {
        guard case StoreError.constraint(let failure) = error, context.store.hasTriggers,
            object.links?.chosenKey == nil, let table = registration.info.existing,
            failure.isAboutRow(number: table.key, of: table.name)
        else { return false }
        return try !registration.connection.isIdle
    }

    private func renumber(_ object: ModelObject, _ registration: ContextEntity) throws {
        let root = registration.info.root
        lastKeys[root] = max(lastKeys[root] ?? 0, try lastKey(inExisting: registration))
        object.key = try newKeys(1, registration)
        renumbered[ObjectIdentifier(object)] = new.count
        try recordReferredValues(of: object) { _ in true }
    }

    /// Corrects rows that were written with the first key of an object that has another one now.
    func redirectReferencesToRenumbered() throws {
        if renumbered.isEmpty { return }
        for (place, object) in new.enumerated() where renumbered[ObjectIdentifier(object)] != nil {
            renumbered[ObjectIdentifier(object)] = place
        }
        // Those that are inserted later have the key already.
        for (place, object) in new.enumerated() { try redirectReferences(of: object, at: place) }
        for object in context.changed where object.isStored {
            try redirectReferences(of: object, at: -1)
        }
    }

    private func redirectReferences(of object: ModelObject, at place: Int) throws {
        guard let info = object.registration?.info else { return }
        let changes = info.references.reduce(0 as UInt64) { changes, number in
            let relationship = info.relationships[number]
            guard relationship.reference?.referred.isNumber == true,
                let target = object.storedReference(number).object,
                let targetPlace = renumbered[ObjectIdentifier(target)], targetPlace > place
            else { return changes }
            return changes | relationship.mask
        }
        if changes != 0 { try update(object, changes) }
    }
}
