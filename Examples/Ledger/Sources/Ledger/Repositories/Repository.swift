import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// What all repositories can do.
protocol Repository {
    associatedtype Model: PersistentModel

    var context: ModelContext { get }
}

extension Repository {
    func all(sortBy order: [SortDescriptor<Model>] = []) throws -> [Model] {
        try context.fetch(FetchDescriptor<Model>(sortBy: order))
    }

    func all(where predicate: Predicate<Model>) throws -> [Model] {
        try context.fetch(FetchDescriptor(predicate: predicate))
    }

    func first(
        where predicate: Predicate<Model>,
        sortBy order: [SortDescriptor<Model>] = []
    ) throws -> Model? {
        var descriptor = FetchDescriptor(predicate: predicate, sortBy: order)
        descriptor.fetchLimit = 1
        return try context.fetch(descriptor).first
    }

    func count(where predicate: Predicate<Model>? = nil) throws -> Int {
        try context.fetchCount(FetchDescriptor<Model>(predicate: predicate))
    }

    func exists(where predicate: Predicate<Model>) throws -> Bool {
        try count(where: predicate) > 0
    }

    func identifiers(where predicate: Predicate<Model>? = nil) throws -> [PersistentIdentifier] {
        try context.fetchIdentifiers(FetchDescriptor<Model>(predicate: predicate))
    }

    func find(_ id: PersistentIdentifier) -> Model? {
        context.model(for: id) as? Model
    }

    @discardableResult
    func insert(_ model: Model) -> Model {
        context.insert(model)
        return model
    }

    func delete(_ model: Model) {
        context.delete(model)
    }

    func delete(_ models: some Sequence<Model>) {
        for model in models { context.delete(model) }
    }

    /// Saves only if there's something to save.
    func saveIfNeeded() throws {
        guard context.hasChanges else { return }
        try context.save()
    }
}
