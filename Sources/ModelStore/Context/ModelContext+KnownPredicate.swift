import ModelTypes

extension ModelContext {
    /// The statement for a predicate that compares properties of the row with values, if it's the same for
    /// all values; `nil` for other predicates, and if pending changes may matter.
    func knownStatement<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        _ entity: ContextEntity
    ) throws -> Statement? {
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), !store.isRemote,
            let predicate = descriptor.onlyPredicate,
            !descriptor.includePendingChanges || !hasChanges
        else { return nil }
        let (limit, offset) = (descriptor.fetchLimit, descriptor.fetchOffset ?? 0)
        let isPart = limit != nil || offset > 0
        guard limit ?? 0 >= 0, offset >= 0,
            let known = entity.info.knownPredicates.known(predicate, isPart: isPart)
        else { return nil }
        let part = isPart ? [limit ?? -1, offset].map { Constant.integer(Int64($0)) } : []
        switch known.statement {
        case .various: return nil
        case .text(let text): return try statement(text, known.values + part, entity)
        case .unknown:
            var sql = ConditionSQL(entity, self)
            let request = try FetchRequest(descriptor, entity.info, store.entities.entities)
            let text = "\(entity.info.sql.select)\(try sql.end(request))"
            let (bound, values) = (sql.constants, known.values + part)
            entity.info.knownPredicates.learn(text, binding: bound, for: known, values)
            return try sql.statement(text, entity.connection)
        }
    }

    private func statement(
        _ text: String,
        _ values: [Constant],
        _ entity: ContextEntity
    ) throws -> Statement {
        let statement = try entity.connection.statement(text)
        for (position, value) in values.enumerated() { statement.bind(position, value) }
        return statement
    }
}
