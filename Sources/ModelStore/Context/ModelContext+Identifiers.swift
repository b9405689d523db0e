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
        return try storedIdentifiers(request, entity)
    }

    /// The identifiers of the rows that a request asks for, in its order.
    func storedIdentifiers(
        _ request: FetchRequest,
        _ entity: ContextEntity
    ) throws -> [PersistentIdentifier] {
        var sql = ConditionSQL(entity, self)
        let end = try sql.end(ordered(request))
        let columns = entity.info.columnSQL.prefix(entity.hasTypeColumn ? 2 : 1)
            .map { $0.reading("t0.") }.joined(separator: ", ")
        let statement = try sql.statement(
            "SELECT \(columns) \(entity.info.sql.from)\(end)",
            entity.connection
        )
        defer { statement.reset() }
        var identifiers: [PersistentIdentifier] = []
        guard try statement.step() else { return identifiers }
        try track(entity.connection)
        repeat {
            let name = entity.hasTypeColumn ? statement.text(1) : entity.name
            identifiers.append(
                PersistentIdentifier(entityName: name, key: statement.integer(0))
            )
        } while try statement.step()
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
