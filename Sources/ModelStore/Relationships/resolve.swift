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
        if let known = destination.known(key) { return known.isDeleted ? nil : known }
        let context = context
        return context.recover {
            try context.settleCascades()
            var keys = [key]
            if relationship.reference != nil {
                for other in table.neighbours(of: object, limit: batchSize).dropFirst() {
                    guard other.home === self else { continue }
                    let reference = places.get(other, relationship)
                    guard reference.object == nil, reference.key != 0 else { continue }
                    if destination.known(reference.key) == nil { keys.append(reference.key) }
                }
            }
            let found = try destination.load(keys)
            destination.table.noteRecent(found)
            return destination.known(key).flatMap { $0.isDeleted ? nil : $0 }
        } ?? nil
    }

    /// The objects with these keys, in any order.
    func load(_ keys: [Int64]) throws -> [ModelObject] {
        if keys.count == 1 {
            let statement = try statements.selectByKey()
            statement.bind(0, keys[0])
            return try objects(statement)
        }
        let sql = "\(info.sql.select) WHERE t0.\"_pk\" IN (\(parameters(for: keys.count)))"
        let statement = try connection.statement(sql)
        bind(keys, to: statement)
        return try objects(statement)
    }
}
