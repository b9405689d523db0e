/// The results of a fetch, which follow what is saved.
///
/// Rows that a save has changed are asked about one by one, and put in their places among the
/// others. All rows are asked again only if that can't tell what the results are.
final class LiveQuery {
    let context: ModelContext
    private let entity: ContextEntity
    private let request: FetchRequest
    let subscription: SaveSubscription
    private let watching: WatchLease?
    /// The tables that the results depend on, by the numbers of their roots; `nil` for all.
    private let dependencies: Set<Int>?
    private var results = LiveObjects()
    private var resetCount: Int

    /// Begins to follow, before anything is read.
    init(_ request: FetchRequest, _ entity: ContextEntity, _ context: ModelContext) throws {
        var sql = ConditionSQL(entity, context)
        _ = try sql.end(request)
        self.context = context
        self.entity = entity
        self.request = request
        // A view may depend on any table.
        let isKnown = request.filter == nil && !entity.info.isReadOnly
        dependencies = isKnown ? sql.sources.union([entity.info.root]) : nil
        subscription = SaveSubscription(context.store.saves)
        watching = try context.store.isShared ? WatchLease(context.store) : nil
        resetCount = context.resetCount
    }

    /// The results at the beginning.
    func first() throws -> LiveChange {
        let change = LiveChange(from: results, to: try fetchAll(), touched: [:])
        results = change.results
        return change
    }

    /// What the saves since the last time have changed in the results; `nil` for nothing.
    func next() throws -> LiveChange? {
        let saved = subscription.take()
        guard concerns(saved) else { return nil }
        let change = try context.read { try self.change(by: saved) }
        results = change.results
        return change.isEmpty ? nil : change
    }

    private func concerns(_ saved: SavedRows) -> Bool {
        guard let dependencies else { return !saved.isEmpty }
        return dependencies.contains { saved.mayHaveChanged($0) || saved.rows[$0] != nil }
    }

    private func change(by saved: SavedRows) throws -> LiveChange {
        // From here on, one state of the file is read.
        for connection in try context.connections { try context.track(connection) }
        // Later saves may be in it, too. They stay to be taken: they may as well not.
        var rows = saved
        rows.add(subscription.rows)
        let touched = rows.rows[entity.info.root] ?? [:]
        if !needsAllRows(rows), let objects = try moved(touched) {
            return LiveChange(from: results, to: objects, touched: touched)
        }
        resetCount = context.resetCount
        return LiveChange(from: results, to: try fetchAll(), touched: touched)
    }

    private func fetchAll() throws -> LiveObjects {
        LiveObjects(
            try context.fetch(request, entity),
            detectsChanges: watching != nil,
            entity.info.columns.count
        )
    }
}

// MARK: - Results that move

extension LiveQuery {
    /// Whether asking about some rows can't tell the results.
    private func needsAllRows(_ rows: SavedRows) -> Bool {
        let root = entity.info.root
        return dependencies != [root] || request.offset > 0 || rows.mayHaveChanged(root)
            || rows.rows[root, default: [:]].count > 256
            || !context.store.saves.isComplete || resetCount != context.resetCount
    }

    /// The results after some rows have changed; `nil` if other rows may have become results.
    private func moved(_ touched: [Int64: Bool]) throws -> LiveObjects? {
        var part = request
        part.keys = touched.filter(\.value).keys.sorted()
        let found = part.keys == [] ? [] : try context.fetch(part.unlimited, entity)
        let isKnown = touched.keys.contains { results.contains($0) }
        if found.isEmpty, !isKnown { return results }
        var objects = isKnown ? results.objects.filter { touched[$0.key] == nil } : results.objects
        let unchanged = objects.last
        var start = 0
        for object in found {
            guard let place = try place(of: object, in: objects[start...]) else { return nil }
            objects.insert(object, at: place)
            start = place + 1
        }
        guard let objects = limited(objects, unchanged) else { return nil }
        return results.replaced(by: objects, touched, entity.info.columns.count)
    }

    /// The first results; `nil` if rows that aren't known may be among them.
    private func limited(_ objects: [ModelObject], _ unchanged: ModelObject?) -> [ModelObject]? {
        guard let limit = request.limit else { return objects }
        // There were no others: all rows that the condition holds for are known.
        if results.objects.count < limit { return Array(objects.prefix(limit)) }
        // Others come after those that haven't changed.
        let known = unchanged.flatMap { last in objects.lastIndex { $0 === last } }.map { $0 + 1 }
        return known ?? 0 >= limit ? Array(objects.prefix(limit)) : nil
    }

    /// Where a row belongs among others in their order; `nil` if one of them is gone.
    private func place(of object: ModelObject, in others: ArraySlice<ModelObject>) throws -> Int? {
        var (low, high) = (others.startIndex, others.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            guard let isFirst = try precedes(object.key, others[middle].key) else { return nil }
            if isFirst { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func precedes(_ left: Int64, _ right: Int64) throws -> Bool? {
        if request.order.isEmpty { return left < right }
        let both = request.only([left, right])
        let found =
            context.isInexact(both, entity)
            ? try context.fetch(both, entity).map(\.key)
            : try context.storedIdentifiers(both, entity).map(\.key)
        return found.count == 2 ? found[0] == left : nil
    }
}
