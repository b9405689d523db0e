extension SaveWriter {
    /// The connections to the files in which something changes.
    func changedConnections() -> [Connection] {
        var found: [Connection] = []
        func add(_ home: ContextEntity?) {
            guard let connection = home?.connection else { return }
            if !found.contains(where: { $0 === connection }) { found.append(connection) }
        }
        for run in runs { add(run.home) }
        for object in context.changed where object.isStored { add(object.home) }
        for object in context.deleted { add(object.home) }
        for row in context.deletedRows { add(row.home) }
        for link in context.links.all { add(link.home) }
        for (owner, list) in context.changedLists where list.isReordered { add(owner.home) }
        return found
    }
}
