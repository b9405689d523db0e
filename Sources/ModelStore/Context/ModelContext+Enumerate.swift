import ModelTypes

extension ModelContext {
    /// Calls a function with each object that a descriptor asks for, reading some at a time.
    ///
    /// For example:
    /// ```swift
    /// try context.enumerate(FetchDescriptor<Person>()) { person in
    ///     person.age += 1
    /// }
    /// ```
    /// The rows are those that the descriptor asks for when the call begins. One that the function
    /// deletes, or that others delete meanwhile, isn't passed to it later.
    /// - Parameters:
    ///   - descriptor: what to fetch.
    ///   - batchSize: how many objects are read at a time.
    ///   - allowEscapingMutations: has no effect: objects may always be changed, and keep their
    ///     changes until the context saves.
    ///   - block: what to do with each object.
    /// - Throws: what the function throws, and `StoreError`.
    public func enumerate<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        batchSize: Int = 5000,
        allowEscapingMutations: Bool = false,
        block: (Model) throws -> Void
    ) throws {
        let entity = try entity(of: Model.self)
        let request = try FetchRequest(descriptor, entity.info, store.entities.entities)
        try performCascades()
        guard !needsMemory(request, entity), request.filter == nil else {
            for object in try fetch(descriptor) where !object.isDeleted { try block(object) }
            return
        }
        let keys = try keys(request, entity)
        for start in stride(from: 0, to: keys.count, by: max(1, batchSize)) {
            let batch = keys[start...].prefix(max(1, batchSize))
            for object in try objects(batch, entity) where !object.isDeleted {
                try block(object.assumed())
            }
        }
    }

    /// The keys of the rows that a request asks for, in its order.
    private func keys(_ request: FetchRequest, _ entity: ContextEntity) throws -> [Int64] {
        let use = beginUse("enumerate(_:)")
        defer { use.end() }
        try throwReadError()
        return try storedIdentifiers(request, entity).map(\.key)
    }

    /// The objects with some keys, in the order of the keys.
    private func objects(
        _ keys: ArraySlice<Int64>,
        _ entity: ContextEntity
    ) throws -> [ModelObject] {
        let use = beginUse("enumerate(_:)")
        defer { use.end() }
        var found: [ModelObject] = []
        for start in stride(from: keys.startIndex, to: keys.endIndex, by: batchSize) {
            var objects: [Int64: ModelObject] = [:]
            let part = keys[start...].prefix(batchSize)
            var failure: UndecodableRow?
            for object in try entity.load(Array(part), skip: { failure = failure ?? $0 }) {
                objects[object.key] = object
            }
            if let failure { throw StoreError.undecodable(failure) }
            found += part.compactMap { objects[$0] }
        }
        entity.noteRecent(found)
        return found
    }
}
