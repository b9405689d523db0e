import ModelTypes

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
            // The rows that a server has in the partitions of their owners.
            var owners: [ModelObject]?
            if relationship.sharesKey, context.store.isRemote { owners = [object] }
            if relationship.reference != nil {
                for other in table.neighbours(of: object, limit: context.batchSize).dropFirst() {
                    guard other.registration === self else { continue }
                    let reference = other.storedReference(relationship.number)
                    guard reference.object == nil, reference.key != 0 else { continue }
                    guard destination.known(reference.key) == nil else { continue }
                    keys.append(reference.key)
                    owners?.append(other)
                }
            }
            var failed: UndecodableRow?
            let partitions = owners.map { relationship.distributionKeys(of: $0) } ?? []
            func load(_ keys: [Int64], in partitions: Set<Constant>) throws -> [ModelObject] {
                try destination.load(keys, in: partitions) { row in
                    if row.identifier.key == key { failed = row }
                }
            }
            var found = try load(keys, in: partitions)
            if !partitions.isEmpty, failed == nil, destination.known(key) == nil {
                // Others may have moved both rows to another partition.
                found += try load([key], in: [])
            }
            if let failed { try context.stop(at: failed) }
            destination.table.noteRecent(found)
            guard let target = destination.known(key), !target.isDeleted else { return nil }
            try destination.check(target)
            return target
        } ?? nil
    }

    /// The objects with these keys, in any order.
    /// - Parameters:
    ///   - partitions: the possible distribution keys of the objects; empty if they aren't known.
    ///   - skip: called for rows that no object can be made of.
    func load(
        _ keys: [Int64],
        in partitions: Set<Constant> = [],
        skip: @escaping (UndecodableRow) -> Void
    ) throws -> [ModelObject] {
        if keys.count == 1 {
            let partition = partitions.count == 1 ? partitions.first : nil
            let statement =
                try partition == nil ? statements.selectByKey() : statements.selectInPartition()
            statement.bind(0, keys[0])
            if let partition { statement.bind(1, partition) }
            return try objects(statement, skip: skip)
        }
        let list = KeyList(keys, context)
        let test = PartitionTest(
            [info.distributionColumn()],
            partitions,
            behind: list.parameterCount
        )
        let sql = "\(info.sql.select) WHERE t0.\(info.key) IN (\(list.sql))"
        let statement = try connection.statement(sql + test.sql)
        list.bind(to: statement)
        test.bind(to: statement)
        return try objects(statement, skip: skip)
    }
}
