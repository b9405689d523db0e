import ModelTypes

/// A descriptor without its type.
struct FetchRequest {
    let condition: StoreCondition?
    let order: [SortStep]
    let limit: Int?
    let offset: Int
    var includesPending: Bool
    /// The only rows that are asked about; `nil` for all.
    var keys: [Int64]?
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

    /// Without a part, which is taken after filtering.
    var unlimited: FetchRequest {
        var whole = FetchRequest(
            condition: condition,
            order: order,
            includesPending: includesPending
        )
        (whole.keys, whole.isTotallyOrdered) = (keys, isTotallyOrdered)
        return whole
    }

    /// The rows in the order of another request.
    func ordered(as other: FetchRequest) -> FetchRequest {
        var part = FetchRequest(condition: condition, order: other.order, includesPending: false)
        part.isTotallyOrdered = true
        return part
    }

    func part(of objects: [ModelObject]) -> [ModelObject] {
        let rest = objects.dropFirst(offset)
        return Array(limit.map { rest.prefix($0) } ?? rest)
    }
}
