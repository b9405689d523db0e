extension SaveWriter {
    /// The connections to the files in which something changes.
    func changedConnections() throws -> [Connection] {
        var found: [Connection] = []
        func add(_ registration: ContextEntity?) throws {
            guard let connection = try registration?.connection else { return }
            if !found.contains(where: { $0 === connection }) { found.append(connection) }
        }
        for run in runs { try add(run.registration) }
        for object in context.changed where object.isStored { try add(object.registration) }
        for object in context.deleted { try add(object.registration) }
        for row in context.deletedRows { try add(row.registration) }
        for batch in context.batchDeletes { try add(batch.registration) }
        for link in context.links.all { try add(link.registration) }
        for (owner, list) in context.changedLists where list.isReordered {
            try add(owner.registration)
        }
        return found
    }
}
