import ModelTypes

extension ModelContext {
    /// The objects that a descriptor asks for; each row has one object in a context.
    ///
    /// Objects that the fetch finds take over values that another context or process has saved,
    /// unless they have pending changes.
    ///
    /// For example: `try context.fetch(FetchDescriptor(Person.fields.weight > 70))`.
    /// - Throws: `StoreError`, with the statement.
    /// - Complexity: that of SQLite's plan, and O(*n*) for *n* results.
    public func fetch<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model> = FetchDescriptor()
    ) throws -> [Model] {
        try fetch(descriptor, skip: nil)
    }

    /// The objects that a descriptor asks for, without those whose rows can't be read.
    ///
    /// For example:
    /// ```swift
    /// let people = try context.fetch(FetchDescriptor<Person>()) { row in
    ///     log("\(row)")
    ///     context.deleteRow(row.identifier)
    /// }
    /// ```
    /// - Parameters:
    ///   - descriptor: what to fetch.
    ///   - skip: called for every row of the result that no object can be made of.
    /// - Throws: `StoreError`, with the statement.
    public func fetch<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model> = FetchDescriptor(),
        skippingUndecodable skip: (UndecodableRow) -> Void
    ) throws -> [Model] {
        try withoutActuallyEscaping(skip) { try fetch(descriptor, skip: $0) }
    }

    private func fetch<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        skip: ((UndecodableRow) -> Void)?
    ) throws -> [Model] {
        let use = beginUse("fetch(_:)")
        defer { use.end() }
        try throwReadError()
        let entity = try entity(of: Model.self)
        let objects = try objects(descriptor, entity, skip)
        for prefetch in descriptor.relationshipsForPrefetching {
            try self.prefetch(prefetch.name, of: objects, entity)
        }
        for path in descriptor.relationshipKeyPathsForPrefetching {
            try prefetch(path, of: objects, entity)
        }
        try throwReadError()
        return typedArray(objects)
    }

    /// The objects of a class for which a condition holds, in an order.
    ///
    /// For example: `try context.fetch(Person.self, where: Person.fields.weight > 70)`.
    /// - Throws: `StoreError`, with the statement.
    public func fetch<Model: PersistentModel>(
        _ model: Model.Type,
        where condition: Condition<Model>? = nil,
        sortBy order: [FieldOrder<Model>] = []
    ) throws -> [Model] {
        try fetch(FetchDescriptor(condition, sortBy: order))
    }

    /// How many objects a descriptor asks for; loads none of them.
    ///
    /// For example: `try context.fetchCount(FetchDescriptor(Person.fields.weight > 70))`.
    /// - Throws: `StoreError`, with the statement.
    public func fetchCount<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model> = FetchDescriptor()
    ) throws -> Int {
        let use = beginUse()
        defer { use.end() }
        try throwReadError()
        let entity = try entity(of: Model.self)
        let request = try FetchRequest(descriptor, entity.info, store.entities.entities)
        try performCascades()
        guard needsMemory(request, entity) else { return try storedCount(request, entity) }
        return try countWithPending(request, entity) ?? fetch(request, entity).count
    }

    /// The number of rows that a request asks for.
    func storedCount(_ request: FetchRequest, _ entity: ContextEntity) throws -> Int {
        var sql = ConditionSQL(entity, self)
        let end = try sql.end(request)
        let text = "SELECT count(*) FROM (SELECT 1 \(entity.info.sql.from)\(end)) AS found"
        let statement = try sql.statement(text, entity.connection)
        defer { statement.reset() }
        guard try statement.step() else { return 0 }
        try track(entity.connection)
        return Int(statement.integer(0))
    }

    /// How many objects of a class there are for which a condition holds; loads none of them.
    ///
    /// For example: `try context.fetchCount(Person.self)`.
    /// - Throws: `StoreError`, with the statement.
    public func fetchCount<Model: PersistentModel>(
        _ model: Model.Type,
        where condition: Condition<Model>? = nil
    ) throws -> Int {
        try fetchCount(FetchDescriptor(condition))
    }

    /// Reads one state of the file in the body, whatever others save meanwhile; it saves time where
    /// the body reads often.
    ///
    /// For example: `try context.read { try ids.map { try context.model(for: $0, as: Person.self) } }`.
    /// - Throws: what the body throws, and `StoreError`.
    public func read<Result>(_ body: () throws -> Result) throws -> Result {
        try throwReadError()
        let connections = try connections
        guard connections.allSatisfy(\.isIdle) else { return try body() }
        // Nothing is written, so there's nothing to commit.
        defer { for connection in connections { connection.rollBack() } }
        for connection in connections { try connection.beginReading() }
        return try body()
    }

    /// Has SQLite look through the whole file, its references included.
    ///
    /// For example: `try context.checkIntegrity()` before a backup.
    /// - Throws: `StoreError.corrupt` with what is wrong.
    /// - Complexity: O(*n* log *n*) for *n* rows.
    public func checkIntegrity() throws {
        let use = beginUse()
        defer { use.end() }
        try throwReadError()
        if store.isRemote {
            throw StoreError.unsupported(
                "a server's files are checked by its own tools: pg_amcheck looks for damage"
            )
        }
        for connection in try connections {
            let problems = try connection.texts("PRAGMA integrity_check").compactMap {
                $0.first ?? nil
            }
            let dangling = try connection.texts("PRAGMA foreign_key_check").map { row in
                "a reference of \(row.first.flatMap { $0 } ?? "") leads nowhere"
            }
            let texts = problems.filter { $0 != "ok" } + dangling
            guard texts.isEmpty else {
                throw StoreError.corrupt(
                    SQLFailure(
                        code: 11,
                        message: texts.joined(separator: "; "),
                        sql: "PRAGMA integrity_check",
                        arguments: []
                    )
                )
            }
        }
    }

    private func objects<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        _ entity: ContextEntity,
        _ skip: ((UndecodableRow) -> Void)?
    ) throws -> [ModelObject] {
        try performCascades()
        if let statement = try knownStatement(descriptor, entity) {
            let objects = try entity.objects(statement, skip: skip)
            entity.noteRecent(objects)
            return objects
        }
        let request = try FetchRequest(descriptor, entity.info, store.entities.entities)
        return try fetch(request, entity, skip: skip)
    }

    func fetch(
        _ request: FetchRequest,
        _ entity: ContextEntity,
        skip: ((UndecodableRow) -> Void)? = nil
    ) throws -> [ModelObject] {
        if let filter = request.filter {
            let found = try fetch(request.unlimited, entity, skip: skip)
            return request.part(of: try found.filter(filter))
        }
        try performCascades()
        let objects =
            needsMemory(request, entity)
            ? try fetchInMemory(request, entity, skip: skip)
            : try fetchStored(request, entity, skip: skip)
        entity.noteRecent(objects)
        return objects
    }

    func fetchStored(
        _ request: FetchRequest,
        _ entity: ContextEntity,
        skip: ((UndecodableRow) -> Void)?
    ) throws -> [ModelObject] {
        var sql = ConditionSQL(entity, self)
        let isSortedHere = store.isRemote && request.isInKeyOrder
        let end = try sql.end(isSortedHere ? request.unordered : ordered(request))
        let statement = try sql.statement("\(entity.info.sql.select)\(end)", entity.connection)
        var objects = try entity.objects(statement, skip: skip)
        if isSortedHere { objects.sortByKeys() }
        return objects
    }

    /// A request whose result has an order: SQLite's rows come in that of their keys, a server's in any.
    func ordered(_ request: FetchRequest) -> FetchRequest {
        guard store.isRemote else { return request }
        var request = request
        request.isTotallyOrdered = true
        return request
    }

    private func prefetch(
        _ path: AnyKeyPath,
        of objects: [ModelObject],
        _ entity: ContextEntity
    ) throws {
        guard let name = entity.info.keyPaths.paths[path] else {
            throw StoreError.unknownName(entity: entity.info.name, name: "\(path)")
        }
        try prefetch(name, of: objects, entity)
    }

    /// Reads the destinations or members of all objects.
    private func prefetch(
        _ name: String,
        of objects: [ModelObject],
        _ entity: ContextEntity
    ) throws {
        guard let number = entity.info.relationshipNumbers[name] else {
            throw StoreError.unknownName(entity: entity.info.name, name: name)
        }
        let relationship = entity.info.relationships[number]
        for object in objects {
            if relationship.reference != nil {
                _ = object.reference(relationship)
            } else {
                object.members(number).storage.load()
            }
            if !readErrors.isEmpty { return }
        }
    }
}
