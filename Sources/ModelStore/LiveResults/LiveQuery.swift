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
    /// Whether the results depend on rows of their own table alone.
    private let isOfOneTable: Bool
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
        let tables = sql.sources.union([entity.info.root])
        isOfOneTable = isKnown && tables.count == 1
        subscription = SaveSubscription(context.store.saves, isKnown ? .some(tables) : .all)
        watching = try context.store.isShared ? WatchLease(context.store) : nil
        resetCount = context.resetCount
    }

    /// The results at the beginning.
    func first() throws -> LiveChange {
        try fetchedAll(touched: [:])
    }

    /// What the saves since the last time have changed in the results; `nil` for nothing.
    func next() throws -> LiveChange? {
        let saved = subscription.take()
        if saved.isEmpty { return nil }
        let change = try context.read { try self.change(by: saved) }
        return change.isEmpty ? nil : change
    }

    private func change(by saved: SavedRows) throws -> LiveChange {
        // From here on, one state of the file is read.
        for connection in try context.connections { try context.track(connection) }
        // Later saves may be in it, too. They stay to be taken: they may as well not.
        var rows = saved
        rows.add(subscription.rows, of: subscription.tables)
        let touched = rows.rows[entity.info.root] ?? [:]
        if !needsAllRows(rows), let change = try moved(touched) {
            if !change.isEmpty { results.replace(by: change) }
            return change
        }
        resetCount = context.resetCount
        return try fetchedAll(touched: touched)
    }

    /// Fetches all results, and compares them with the previous ones.
    private func fetchedAll(touched: [Int64: Bool]) throws -> LiveChange {
        let new = LiveObjects(
            try context.fetch(request, entity),
            detectsChanges: watching != nil,
            entity.info.columns.count
        )
        let change = LiveChange(from: results, to: new, touched: touched)
        results = new
        return change
    }
}

// MARK: - Results that move

extension LiveQuery {
    /// Whether asking about some rows can't tell the results.
    private func needsAllRows(_ rows: SavedRows) -> Bool {
        let root = entity.info.root
        return !isOfOneTable || request.offset > 0 || rows.mayHaveChanged(root)
            || rows.rows[root, default: [:]].count > 256
            || !context.store.saves.isComplete || resetCount != context.resetCount
    }

    /// The change that saved rows make to the results; `nil` if other rows may have become results.
    private func moved(_ touched: [Int64: Bool]) throws -> LiveChange? {
        var part = request
        part.keys = touched.filter(\.value).keys.sorted()
        let found = part.keys == [] ? [] : try context.fetch(part.unlimited, entity)
        let isKnown = touched.keys.contains(where: results.contains)
        if found.isEmpty, !isKnown { return LiveChange(results.objects) }
        var objects = results.objects
        let former = isKnown ? objects.filter { touched[$0.key] != nil } : []
        if isKnown { objects.removeAll { touched[$0.key] != nil } }
        let unchanged = objects.last
        var start = 0
        for object in found {
            guard let place = try place(of: object, in: objects[start...]) else { return nil }
            objects.insert(object, at: place)
            start = place + 1
        }
        guard let count = count(objects, unchanged) else { return nil }
        let others = objects[count...].filter { touched[$0.key] == nil }
        let leftOut = Set(objects[count...].map(\.key))
        objects.removeSubrange(count...)
        var change = LiveChange(objects)
        for object in found where !leftOut.contains(object.key) {
            if results.contains(object.key) {
                change.updated.append(object)
            } else {
                change.inserted.append(object)
            }
        }
        let present = Set(change.updated.map(\.key))
        change.deleted = former.filter { !present.contains($0.key) } + others
        return change
    }

    /// How many objects are results; `nil` if rows that aren't known may be among them.
    private func count(_ objects: [ModelObject], _ unchanged: ModelObject?) -> Int? {
        guard let limit = request.limit else { return objects.count }
        // There were no others: all rows that the condition holds for are known.
        if results.objects.count < limit { return min(objects.count, limit) }
        // Others come after those that haven't changed.
        let known = unchanged.flatMap { last in objects.lastIndex { $0 === last } }.map { $0 + 1 }
        return known ?? 0 >= limit ? min(objects.count, limit) : nil
    }

    /// Where a row belongs among others in their order; `nil` if one of them is gone.
    ///
    /// - Complexity: O(log *n*) statements for *n* others, each about at most 64 of them.
    private func place(of object: ModelObject, in others: ArraySlice<ModelObject>) throws -> Int? {
        var (low, high) = (others.startIndex, others.endIndex)
        while low < high {
            let asked = indices(low..<high)
            guard let count = try countBefore(object, asked.map { others[$0] }) else { return nil }
            if count < asked.count { high = asked[count] }
            if count > 0 { low = asked[count - 1] + 1 }
        }
        return low
    }

    /// At most 64 evenly spaced indices of a range.
    private func indices(_ range: Range<Int>) -> [Int] {
        let count = min(64, range.count)
        return (1...count).map { range.lowerBound + $0 * (range.count + 1) / (count + 1) - 1 }
    }

    /// The number of sorted objects that precede another one; `nil` if one of them was deleted.
    private func countBefore(_ object: ModelObject, _ others: [ModelObject]) throws -> Int? {
        if request.order.isEmpty { return others.count { $0.key < object.key } }
        let all = request.only([object.key] + others.map(\.key))
        let found =
            context.isInexact(all, entity)
            ? try context.fetch(all, entity).map(\.key)
            : try context.storedIdentifiers(all, entity).map(\.key)
        return found.count == others.count + 1 ? found.firstIndex(of: object.key) : nil
    }
}
