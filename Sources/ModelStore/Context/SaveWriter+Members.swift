extension SaveWriter {
    /// Looks whether the objects whose members have changed have as many as they need, once all rows
    /// are written.
    ///
    /// - Throws: `StoreError.missingValue` and `memberCount`.
    func checkMembers() throws {
        for connection in context.openConnections {
            guard let changes = connection.memberChanges else { continue }
            for (number, rule) in changes.rules.enumerated() {
                try check(rule, changes.owners(number), connection)
            }
        }
    }

    private func check(_ rule: MemberRule, _ owners: [Int64], _ connection: Connection) throws {
        let batchSize = context.batchSize
        for start in stride(from: 0, to: owners.count, by: batchSize) {
            let keys = KeyList(Array(owners[start...].prefix(batchSize)), context)
            let wrong = try connection.statement(rule.selectWrong(keys.sql))
            keys.bind(to: wrong)
            defer { wrong.reset() }
            guard try wrong.step() else { continue }
            let key = wrong.integer(0)
            throw try error(rule, key, connection)
        }
    }

    private func error(
        _ rule: MemberRule,
        _ key: Int64,
        _ connection: Connection
    ) throws -> StoreError {
        let count = try connection.integer(rule.selectCount, key) ?? 0
        let object = name(of: key, rule.owner)
        guard rule.relationship.isToMany else {
            return .missingValue(property: rule.relationship.fullName, object: object)
        }
        return .memberCount(
            relationship: rule.relationship.fullName,
            object: object,
            count: Int(count),
            needed: rule.counts.description
        )
    }

    /// For an error. For example: `Account/17`.
    private func name(of key: Int64, _ owner: EntityInfo) -> String {
        let registration = context.entities[owner.number]
        let object =
            new.first { $0.key == key && $0.registration?.table === registration.table }
            ?? registration.table.map[key]
        return object?.pendingName(new) ?? "\(owner.name)/\(key)"
    }
}
