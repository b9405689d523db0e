import ModelTypes

/// Rows that one statement deletes when the context saves.
struct BatchDelete {
    let registration: ContextEntity
    let request: FetchRequest
    /// Whether rows of classes below are deleted, too.
    let includesSubclasses: Bool

    /// Whether an object of the class, for which the condition holds, is deleted.
    func includes(_ object: ModelObject) -> Bool {
        includesSubclasses || object.isIn(registration)
    }

    /// Deletes the rows; what the delete rules say, the table's references do.
    func run(_ context: ModelContext) throws {
        var sql = ConditionSQL(registration, context)
        let end = try sql.end(request)
        let info = registration.info
        let isClass =
            info.hasTypeColumn && !includesSubclasses
            ? (end.isEmpty ? " WHERE " : " AND ") + "t0.\"_type\" = \(literal(info.name))" : ""
        let rows = "FROM \(quoted(info.tableName)) AS t0\(end)\(isClass)"
        try sql.statement("DELETE \(rows)", registration.connection).run()
        // A trigger of another program may ignore it.
        guard context.store.hasTriggers, request.limit == nil, request.offset == 0 else { return }
        let left = try sql.statement("SELECT 1 \(rows) LIMIT 1", registration.connection)
        defer { left.reset() }
        if try left.step() { throw ignoredByTrigger(info.tableName, "delete its rows") }
    }
}

extension ModelContext {
    /// Deletes the objects of a class for which a condition holds; `save()` writes it.
    ///
    /// If no object that could notice is in memory, one statement deletes the rows when the context
    /// saves, unless something is read before: then, as otherwise, the objects are read and deleted
    /// one by one. The delete rules are kept in both cases. For example:
    /// `try context.delete(model: Tag.self, where: Tag.fields.people.isEmpty)`.
    /// - Parameters:
    ///   - model: the class.
    ///   - condition: what must hold; `nil` for all objects.
    ///   - includeSubclasses: whether objects of classes below are deleted, too.
    /// - Throws: `StoreError`, where fetching fails.
    public func delete<Model: PersistentModel>(
        model: Model.Type,
        where condition: Condition<Model>? = nil,
        includeSubclasses: Bool = true
    ) throws {
        try deleteAll(FetchDescriptor(condition), includeSubclasses: includeSubclasses)
    }

    /// Deletes what a descriptor asks for.
    func deleteAll<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        includeSubclasses: Bool
    ) throws {
        let use = beginUse("delete(model:)")
        defer { use.end() }
        try throwReadError()
        let registration = try entity(of: Model.self)
        let batch = BatchDelete(
            registration: registration,
            request: try FetchRequest(descriptor, registration.info, store.entities.entities),
            includesSubclasses: includeSubclasses
        )
        guard batch.request.condition?.leadsElsewhere != true,
            !isInexact(batch.request, registration),
            mayLeaveRows(of: batch.registration)
        else {
            let objects = try fetch(batch.request, batch.registration)
            for object in objects where batch.includes(object) { delete(object) }
            return
        }
        // A name that the class doesn't have is an error now.
        var sql = ConditionSQL(batch.registration, self)
        _ = try sql.end(batch.request)
        batchDeletes.append(batch)
        noteUnsaved()
    }

    /// Before anything is read: the objects of the rows are deleted one by one. New ones stay: they
    /// were inserted later.
    func performBatchDeletes() throws {
        while let batch = batchDeletes.popLast() {
            do {
                let objects = try fetchStored(batch.request, batch.registration, skip: nil)
                for object in objects where batch.includes(object) { delete(object) }
            } catch {
                batchDeletes.append(batch)
                throw error
            }
        }
    }
}
