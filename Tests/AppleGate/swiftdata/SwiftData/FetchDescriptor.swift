public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension ModelContext {
    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws
        -> [Model]
    {
        insertReached()
        var result = container.objects.compactMap { $0 as? Model }
        if let predicate = descriptor.predicate { result = try result.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty { result.sort(using: descriptor.sortBy) }
        result.removeFirst(min(descriptor.fetchOffset ?? 0, result.count))
        return descriptor.fetchLimit.map { Array(result.prefix($0)) } ?? result
    }

    public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws
        -> Int
    {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
    ) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    public func enumerate<Model: PersistentModel>(
        _ fetch: FetchDescriptor<Model>,
        batchSize: Int = 5_000,
        allowEscapingMutations: Bool = false,
        block: (_ model: Model) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }

    public func registeredModel<Model: PersistentModel>(
        for persistentModelID: PersistentIdentifier
    ) -> Model? {
        container.objects.first { $0.persistentModelID == persistentModelID } as? Model
    }

    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard
            let model = container.objects.first(where: { $0.persistentModelID == persistentModelID }
            )
        else { preconditionFailure("no object \(persistentModelID)") }
        return model
    }
}
