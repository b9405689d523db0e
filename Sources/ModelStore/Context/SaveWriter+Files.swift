extension SaveWriter {
    /// The connections to the files in which something changes.
    func changedConnections() -> [Connection] {
        var found: [Connection] = []
        func add(_ registration: ContextEntity?) {
            guard let connection = registration?.connection else { return }
            if !found.contains(where: { $0 === connection }) { found.append(connection) }
        }
        for run in runs { add(run.registration) }
        for object in context.changed where object.isStored { add(object.registration) }
        for object in context.deleted { add(object.registration) }
        for row in context.deletedRows { add(row.registration) }
        for link in context.links.all { add(link.registration) }
        for (owner, list) in context.changedLists where list.isReordered { add(owner.registration) }
        return found
    }
}
