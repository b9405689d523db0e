extension SaveWriter {
    /// Gives a new object the row that an earlier one of this save was just written to, if both have
    /// one unique value: the later's values win.
    ///
    /// Asked only when inserting has failed, so that a save without such objects takes no longer.
    func takeRowOfTwin(
        _ object: ModelObject,
        _ registration: ContextEntity,
        after error: any Error
    ) throws -> Bool {
        guard case StoreError.constraint(let failure) = error, failure.constraint == .unique,
            try !registration.connection.isIdle,
            let firstKey = firstKeys[registration.info.root]
        else { return false }
        var keys: Set<Int64> = []
        var isOfOneClass = true
        try forEachRow(withUniqueValuesOf: object, registration) { row, _ in
            keys.insert(row.key)
            isOfOneClass = isOfOneClass && row.entityName == registration.info.name
        }
        guard isOfOneClass, keys.count == 1, let key = keys.first, key >= firstKey else {
            return false
        }
        object.key = key
        merged.insert(ObjectIdentifier(object))
        twins.insert(ObjectIdentifier(object))
        try update(object, ~0)
        return true
    }

    /// Rows that were written with the key that an object had before it took another's row.
    func redirectReferencesToTwins() throws {
        guard !twins.isEmpty else { return }
        for object in new + context.changed where object.isAlive {
            guard let info = object.registration?.info else { continue }
            for number in info.references {
                guard let target = object.storedReference(number).object,
                    twins.contains(ObjectIdentifier(target))
                else { continue }
                try update(object, info.relationships[number].mask)
            }
        }
    }
}
