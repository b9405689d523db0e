extension ModelContainer {
    /// Deletes the rows of a store of Core Data, whose counters go on.
    func eraseCoreData(_ connection: Connection) throws {
        let joins = store.entities.entities.flatMap { $0.relationships.compactMap(\.join) }
        let tables = Set(joins.filter { !$0.isInMembers }.map(\.table)).sorted()
        try SaveTransaction([connection]) { _ in [] }.run {
            for table in tables + store.tables(ofFile: 0) {
                try connection.execute("DELETE FROM \(quoted(table))")
            }
        }
    }
}

extension OpenStore {
    /// Whether the file is a store of Core Data. All tables of a container are of one kind.
    var isCoreData: Bool { entities.entities.first?.coreData != nil }
}
