import CSQLite
import ModelTypes

extension ModelContext {
    /// The identifiers of the objects that a descriptor asks for; loads none of them, unless
    /// pending changes count.
    ///
    /// For example: `try context.fetchIdentifiers(FetchDescriptor<Person>())`.
    /// - Throws: `StoreError`, with the statement.
    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
    ) throws -> [PersistentIdentifier] {
        let use = beginUse()
        defer { use.end() }
        try throwReadError()
        let entity = try entity(of: Model.self)
        let request = try FetchRequest(descriptor, entity.info, store.entities.entities)
        try performCascades()
        guard !needsMemory(request, entity) else {
            return try fetch(request, entity).map(\.persistentModelID)
        }
        var sql = ConditionSQL(entity, self)
        let end = try sql.end(request)
        let columns = entity.hasTypeColumn ? "t0.\"_pk\", t0.\"_type\"" : "t0.\"_pk\""
        let statement = try entity.connection.statement(
            "SELECT \(columns) \(entity.info.sql.from)\(end)"
        )
        sql.bind(to: statement)
        defer { statement.reset() }
        var identifiers: [PersistentIdentifier] = []
        while try statement.step() {
            let name = entity.hasTypeColumn ? statement.text(1) : entity.name
            identifiers.append(
                PersistentIdentifier(entityName: name, key: statement.integer(0))
            )
        }
        return identifiers
    }

    /// The same as ``fetchIdentifiers(_:)``, which reads the identifiers at once.
    ///
    /// For example: `try context.fetchIdentifiers(descriptor, batchSize: 100)`.
    /// - Throws: `StoreError`, with the statement.
    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        batchSize: Int
    ) throws -> [PersistentIdentifier] {
        try fetchIdentifiers(descriptor)
    }
}
