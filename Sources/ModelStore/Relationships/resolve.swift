/// How many objects are asked about at once.
let batchSize = 256

extension ContextEntity {
    /// The destination of a to-one, read together with those of the objects read after this one.
    func resolve(
        _ key: Int64,
        of object: ModelObject,
        _ relationship: RelationshipInfo
    ) -> ModelObject? {
        let destination = context.entities[relationship.destination]
        let context = context
        if let known = destination.known(key) {
            if known.isDeleted { return nil }
            if destination.isClass(of: known) { return known }
        }
        return context.recover {
            try context.performCascades()
            var keys = [key]
            if relationship.reference != nil {
                for other in table.neighbours(of: object, limit: batchSize).dropFirst() {
                    guard other.registration === self else { continue }
                    let reference = other.storedReference(relationship.number)
                    guard reference.object == nil, reference.key != 0 else { continue }
                    if destination.known(reference.key) == nil { keys.append(reference.key) }
                }
            }
            var failed: UndecodableRow?
            let found = try destination.load(keys) { row in
                if row.identifier.key == key { failed = row }
            }
            if let failed { try context.stop(at: failed) }
            destination.table.noteRecent(found)
            guard let target = destination.known(key), !target.isDeleted else { return nil }
            try destination.check(target)
            return target
        } ?? nil
    }

    /// The objects with these keys, in any order.
    /// - Parameter skip: called for rows that no object can be made of.
    func load(
        _ keys: [Int64],
        skip: @escaping (UndecodableRow) -> Void
    ) throws -> [ModelObject] {
        if keys.count == 1 {
            let statement = try statements.selectByKey()
            statement.bind(0, keys[0])
            return try objects(statement, skip: skip)
        }
        let sql = "\(info.sql.select) WHERE t0.\(info.key) IN (\(parameters(for: keys.count)))"
        let statement = try connection.statement(sql)
        bind(keys, to: statement)
        return try objects(statement, skip: skip)
    }
}
