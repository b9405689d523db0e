import ModelTypes

extension ModelContext {
    /// Whether pending changes may change the result.
    func needsMemory(_ request: FetchRequest, _ entity: ContextEntity) -> Bool {
        if request.filter != nil { return true }
        guard request.includesPending, hasChanges else { return false }
        if request.leadsElsewhere { return true }
        let table = entity.table
        return table.insertedCount > 0 || changed.contains { $0.registration?.table === table }
            || deleted.contains { $0.registration?.table === table }
    }

    /// Rows of the file, corrected by what is pending.
    func fetchInMemory(
        _ request: FetchRequest,
        _ entity: ContextEntity,
        skip: ((UndecodableRow) -> Void)?
    ) throws -> [ModelObject] {
        var sql = ConditionSQL(entity, self)
        let isLocal = !request.leadsElsewhere
        // Objects elsewhere answer for themselves.
        if !isLocal { try refreshAll() }
        let end = try sql.end(request.whole(isLocal ? request.condition : nil))
        let statement = try entity.connection.statement("\(entity.info.sql.select)\(end)")
        sql.bind(to: statement)
        // What is unchanged, and only asked about itself, the file has answered for.
        let stored = try entity.objects(statement, skip: skip)
        var found = isLocal ? stored.filter { $0.changes == 0 } : []
        var candidates = isLocal ? [] : stored
        if isLocal { candidates += changed.filter { $0.isStored && entity.holds($0) } }
        candidates += inserted.filter { $0.state == .inserted && entity.holds($0) }
        var seen = Set(found.map(ObjectIdentifier.init))
        let evaluation = ConditionEvaluation(self)
        for object in candidates where seen.insert(ObjectIdentifier(object)).inserted {
            guard let condition = request.condition else {
                found.append(object)
                continue
            }
            if try evaluation.holds(condition, for: object) { found.append(object) }
            try throwReadError()
        }
        return request.part(of: try sorted(found, request))
    }
}

extension ContextEntity {
    /// Whether an object is of this class or one below.
    func holds(_ object: ModelObject) -> Bool {
        guard let registration = object.registration, registration.table === table else {
            return false
        }
        return !info.hasTypeColumn || info.typeNames.contains(registration.info.name)
    }

    /// The position of a column that a condition or sort order names.
    func column(_ name: String) throws(StoreError) -> Int {
        guard let column = info.columnNumbers[name] else {
            throw .unknownName(entity: info.name, name: name)
        }
        return column
    }
}

extension FetchRequest {
    /// Whether the answer depends on other objects.
    var leadsElsewhere: Bool {
        order.contains { !$0.path.isEmpty } || condition?.leadsElsewhere == true
    }
}

extension ConditionNode {
    /// Whether the answer depends on other objects.
    var leadsElsewhere: Bool {
        switch self {
        case .constant, .equal, .ordered, .oneOf, .text, .bits: false
        case .toOne, .toMany, .count: true
        case .not(let node): node.leadsElsewhere
        case .all(let nodes), .any(let nodes): nodes.contains(where: \.leadsElsewhere)
        }
    }
}
