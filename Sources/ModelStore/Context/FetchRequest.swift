import ModelTypes

/// A descriptor without its type.
struct FetchRequest {
    private(set) var condition: StoreCondition?
    let order: [SortStep]
    private(set) var limit: Int?
    private(set) var offset: Int
    var includesPending: Bool
    /// The only rows that are asked about; `nil` for all.
    var keys: [Int64]?
    /// The rows that aren't asked about.
    var exceptKeys: [Int64] = []
    /// Whether rows that are equal in `order` are in the order of their keys, even if it's empty.
    var isTotallyOrdered = false
    /// What the database can't ask of the objects that it finds.
    var filter: ((ModelObject) throws -> Bool)?

    init(
        condition: StoreCondition?,
        order: [SortStep] = [],
        limit: Int? = nil,
        offset: Int = 0,
        includesPending: Bool = true
    ) {
        self.condition = condition
        self.order = order
        self.limit = limit
        self.offset = offset
        self.includesPending = includesPending
    }

    /// - Throws: `StoreError.invalidFetch` for a negative number, and for what has no SQL.
    init<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        _ entity: EntityInfo,
        _ entities: [EntityInfo]
    ) throws {
        try checkCount(descriptor.fetchLimit ?? 0, "fetchLimit", Model.self)
        try checkCount(descriptor.fetchOffset ?? 0, "fetchOffset", Model.self)
        var condition = descriptor.condition.map { StoreCondition($0.node) }
        var order = descriptor.order.map { SortStep(name: $0.name, isAscending: $0.isAscending) }
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            if let predicate = descriptor.predicate {
                var reader = PredicateReader(entity, entities)
                let read = try reader.condition(predicate)
                condition = descriptor.condition.map { read.and($0.node) } ?? read
            }
            order += try descriptor.sortBy.map { try SortStep($0, entity, entities) }
        }
        self.init(
            condition: condition,
            order: order,
            limit: descriptor.fetchLimit,
            offset: descriptor.fetchOffset ?? 0,
            includesPending: descriptor.includePendingChanges
        )
        filter = descriptor.filterInMemory.map { holds in { try holds($0.assumed()) } }
    }
}

private func checkCount(
    _ count: Int,
    _ name: StaticString,
    _ model: any PersistentModel.Type
) throws(StoreError) {
    guard count < 0 else { return }
    let reason = "\(name) is \(count), which isn't a number of objects"
    throw .invalidFetch(entity: model.entityName, reason: reason)
}

extension FetchRequest {
    /// Without a part and an order, which come later.
    func whole(_ condition: StoreCondition?) -> FetchRequest {
        FetchRequest(condition: condition, includesPending: false)
    }

    /// The rows to read if others may take the places of `count` of them: in the same order, up to the end of
    /// the part.
    func beginning(withRoomFor count: Int) -> FetchRequest {
        guard let limit else { return whole(condition) }
        var beginning = self
        let end = [count, offset].reduce(limit) { end, more in
            let (sum, isOver) = end.addingReportingOverflow(more)
            return isOver ? .max : sum
        }
        (beginning.limit, beginning.offset) = (end, 0)
        (beginning.includesPending, beginning.isTotallyOrdered) = (false, true)
        return beginning
    }

    /// The number of objects in the part, if there are so many.
    func partCount(of count: Int) -> Int { min(max(0, count - offset), limit ?? .max) }

    /// Without a part, which is taken after filtering.
    var unlimited: FetchRequest {
        var whole = self
        (whole.limit, whole.offset, whole.filter) = (nil, 0, nil)
        return whole
    }

    /// Whether the request asks for all objects in the order of their keys, so that they can be sorted after
    /// fetching.
    var isInKeyOrder: Bool { order.isEmpty && limit == nil && offset == 0 }

    /// The request without an order.
    var unordered: FetchRequest {
        var request = self
        request.isTotallyOrdered = false
        return request
    }

    /// The rows of some keys in the same order, whatever the condition.
    func only(_ keys: [Int64]) -> FetchRequest {
        var part = unlimited
        (part.condition, part.keys) = (nil, keys)
        (part.includesPending, part.isTotallyOrdered) = (false, true)
        return part
    }

    /// The names of the columns that the answer depends on; `nil` if it depends on anything else.
    var columns: Set<String>? {
        guard var names = condition.map(\.columns) ?? [] else { return nil }
        for step in order {
            guard step.path.isEmpty else { return nil }
            if let name = step.name { names.insert(name) }
        }
        return names
    }

    func part(of objects: [ModelObject]) -> [ModelObject] {
        let rest = objects.dropFirst(offset)
        return Array(limit.map { rest.prefix($0) } ?? rest)
    }
}
