extension ModelContext {
    /// Reads every object in memory again that others may have changed since it was read.
    ///
    /// Objects with pending changes keep them.
    /// - Complexity: O(*n* log *m*) for *n* objects in memory and *m* rows, if others have written;
    ///   otherwise O(1).
    func refreshAll() throws {
        for connection in openConnections { try track(connection) }
        guard refreshedGeneration != generation else { return }
        // The properties of read-only rows are constants.
        for entity in entities where entity.info.isRoot && !entity.info.isReadOnly {
            try refresh(entity)
        }
        refreshedGeneration = generation
    }

    /// Reads the objects of a table again, as statements have changed their rows.
    func refreshTable(of entity: ContextEntity) throws {
        generation &+= 1
        try refresh(entities[entity.info.root])
    }

    /// Reads the objects of a table again that are from an earlier generation of the file.
    func refresh(_ entity: ContextEntity) throws {
        var keys: [Int64] = []
        func note(_ object: ModelObject) {
            if object.generation != generation, object.isStored { keys.append(object.key) }
        }
        entity.table.map.forEach(note)
        keys.sort()
        for start in stride(from: 0, to: keys.count, by: batchSize) {
            // Reading a row refreshes its object; a row that can't be read is the next fetch's.
            _ = try entity.load(Array(keys[start...].prefix(batchSize))) { _ in }
        }
    }
}
