import ModelTypes

extension ModelContext {
    /// Whether pending changes may change the result.
    func needsMemory(_ request: FetchRequest, _ entity: ContextEntity) -> Bool {
        if request.filter != nil || isInexact(request, entity) { return true }
        guard request.includesPending, hasChanges else { return false }
        if request.leadsElsewhere { return dependsOnPending(request, entity) }
        let table = entity.table
        return table.insertedCount > 0
            || entity.hasChanges && changed.contains { $0.registration?.table === table }
            || deleted.contains { $0.registration?.table === table }
    }

    /// Whether something is pending in one of the tables that a request asks about.
    private func dependsOnPending(_ request: FetchRequest, _ entity: ContextEntity) -> Bool {
        guard links.isEmpty else { return true }
        var sql = ConditionSQL(entity, self)
        guard (try? sql.end(request)) != nil else { return true }
        let tables = sql.sources.union([entity.info.root])
        func isAsked(_ object: ModelObject) -> Bool {
            object.registration.map { tables.contains($0.info.root) } ?? true
        }
        return inserted.contains(where: isAsked) || changed.contains(where: isAsked)
            || deleted.contains(where: isAsked)
    }

    /// The number of objects that a request asks for, if their own properties and those of pending objects
    /// tell it; loads none of them.
    func countWithPending(_ request: FetchRequest, _ entity: ContextEntity) throws -> Int? {
        guard request.filter == nil, request.includesPending, !request.leadsElsewhere,
            !isInexact(request, entity)
        else { return nil }
        let hasAllChanged = entity.hasChanges(thatMatterTo: request)
        let changed = hasAllChanged ? changedObjects(of: entity) : []
        let stale = changed + deletedObjects(of: entity)
        guard stale.count <= 4 * batchSize else { return nil }
        var stored = request.unlimited
        (stored.includesPending, stored.exceptKeys) = (false, stale.map(\.key))
        let evaluation = ConditionEvaluation(self)
        let pending = try (changed + insertedObjects(of: entity, for: request)).count { object in
            try request.condition.map { try evaluation.holds($0, for: object) } ?? true
        }
        try throwReadError()
        let storedCount = try storedCount(stored, entity)
        // If others have written since, what was changed may matter.
        if !hasAllChanged, entity.hasChanges(thatMatterTo: request) {
            return try countWithPending(request, entity)
        }
        return request.partCount(of: storedCount + pending)
    }

    private func deletedObjects(of entity: ContextEntity) -> [ModelObject] {
        deleted.filter { $0.key != 0 && entity.holds($0) }
    }

    private func changedObjects(of entity: ContextEntity) -> [ModelObject] {
        changed.filter { $0.isStored && entity.holds($0) }
    }

    /// The new objects that a request may find.
    private func insertedObjects(
        of entity: ContextEntity,
        for request: FetchRequest
    ) -> [ModelObject] {
        guard entity.table.insertedCount > 0 else { return [] }
        let candidates = entity.table.newObjects.candidates(
            for: request.condition,
            entity,
            among: inserted
        )
        return (candidates ?? inserted).filter { $0.state == .inserted && entity.holds($0) }
    }

    /// Rows of the file, corrected by what is pending.
    func fetchInMemory(
        _ request: FetchRequest,
        _ entity: ContextEntity,
        skip: ((UndecodableRow) -> Void)?
    ) throws -> [ModelObject] {
        var sql = ConditionSQL(entity, self)
        let isInexact = isInexact(request, entity)
        let isLocal = !request.leadsElsewhere && !isInexact
        // Objects elsewhere answer for themselves.
        if request.leadsElsewhere { try refreshAll() }
        let hasAllChanged = !isLocal || entity.hasChanges(thatMatterTo: request)
        let changed = hasAllChanged ? changedObjects(of: entity) : []
        let isAsked = isLocal || isInexact && !(request.leadsElsewhere && hasChanges)
        var whole =
            isLocal
            ? request.beginning(withRoomFor: changed.count + deletedObjects(of: entity).count)
            : request.whole(isAsked ? request.condition : nil)
        if isInexact { try prepareForMemory(request, &whole, entity) }
        let end = try sql.end(whole)
        let statement = try sql.statement("\(entity.info.sql.select)\(end)", entity.connection)
        // What is unchanged, and only asked about itself, the file has answered for.
        let stored = try entity.objects(statement, skip: skip)
        // If others have written since, what was changed may matter.
        if !hasAllChanged, entity.hasChanges {
            try track(entity.connection)
            if entity.hasChanges(thatMatterTo: request) {
                return try fetchInMemory(request, entity, skip: skip)
            }
        }
        // What they lead to is read together.
        if request.leadsElsewhere { entity.table.noteRecent(stored) }
        var found = isLocal ? stored.filter { $0.changes == 0 } : []
        var candidates = isLocal ? stored.filter { $0.changes != 0 } : stored
        if isAsked { candidates += changed }
        if request.includesPending { candidates += insertedObjects(of: entity, for: request) }
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

    /// A server finds more rows than the request asks for: the objects decide, as they are.
    private func prepareForMemory(
        _ request: FetchRequest,
        _ whole: inout FetchRequest,
        _ entity: ContextEntity
    ) throws {
        (whole.keys, whole.isTotallyOrdered) = (request.keys, true)
        guard !request.includesPending,
            changed.contains(where: { $0.registration?.table === entity.table })
        else { return }
        throw StoreError.unsupported(
            "\(entity.name): the server can't answer the request with the same meaning, and objects"
                + " have pending changes, which it leaves out: save first"
        )
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
