/// A store in memory, with one context.
public final class ModelContainer: @unchecked Sendable {
    // Sendable, as SwiftData's is: the programs that use the stub have one thread.
    // Sendable: tests use one from one thread.
    public let schema: Schema
    fileprivate var objects: [any PersistentModel] = []

    public init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        self.schema = schema
    }

    public convenience init(
        for models: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(models))
    }
}

public struct ModelConfiguration: Hashable, Sendable {
    public let isStoredInMemoryOnly: Bool

    public init(isStoredInMemoryOnly: Bool = false) {
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
    }
}

public final class ModelContext {
    public let container: ModelContainer

    public init(_ container: ModelContainer) {
        self.container = container
    }

    public func insert<Model: PersistentModel>(_ model: Model) {
        guard model.modelContext == nil else { return }
        model.modelContext = self
        container.objects.append(model)
    }

    public func delete<Model: PersistentModel>(_ model: Model) {
        container.objects.removeAll { $0 === model }
        model.modelContext = nil
    }

    public func save() throws {}

    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws
        -> [Model]
    {
        var result = container.objects.compactMap { $0 as? Model }
        if let predicate = descriptor.predicate { result = try result.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty { result.sort(using: descriptor.sortBy) }
        return result
    }
}

public struct FetchDescriptor<Model: PersistentModel> {
    public var predicate: Predicate<Model>?
    public var sortBy: [SortDescriptor<Model>]

    public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
