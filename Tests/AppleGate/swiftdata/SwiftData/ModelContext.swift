/// Objects that are inserted and deleted. `rollback()` doesn't bring values back.
public final class ModelContext {
    public let container: ModelContainer
    public var autosaveEnabled = false
    public private(set) var insertedModelsArray: [any PersistentModel] = []
    public private(set) var deletedModelsArray: [any PersistentModel] = []
    private var denied: [any PersistentModel] = []

    public init(_ container: ModelContainer) {
        self.container = container
    }

    public var hasChanges: Bool { !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty }

    /// Inserts an object, with those that it reaches.
    public func insert<Model: PersistentModel>(_ model: Model) {
        guard model.modelContext == nil else { return }
        model.modelContext = self
        container.objects.append(model)
        insertedModelsArray.append(model)
        for related in model.relationships.flatMap(\.objects) { insert(related) }
    }

    /// Inserts what objects have been related to meanwhile.
    func insertReached() {
        for related in container.objects.flatMap({ $0.relationships.flatMap(\.objects) }) {
            insert(related)
        }
    }

    /// Deletes an object by the rules of its relationships.
    public func delete<Model: PersistentModel>(_ model: Model) {
        guard model.modelContext != nil else { return }
        model.modelContext = nil
        container.objects.removeAll { $0 === model }
        deletedModelsArray.append(model)
        for relationship in model.relationships {
            switch relationship.deleteRule {
            case .cascade: for object in relationship.objects { delete(object) }
            case .nullify:
                for object in relationship.objects { relationship.remove(model, from: object) }
            case .deny: if !relationship.objects.isEmpty { denied.append(model) }
            case .noAction: break
            }
        }
    }

    public func delete<Model: PersistentModel>(
        model: Model.Type,
        where predicate: Predicate<Model>? = nil,
        includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
    }

    public func save() throws {
        guard denied.isEmpty else { throw SwiftDataError.deniedDeletion }
        insertReached()
        (insertedModelsArray, deletedModelsArray) = ([], [])
    }

    public func rollback() {
        for model in insertedModelsArray {
            model.modelContext = nil
            container.objects.removeAll { $0 === model }
        }
        for model in deletedModelsArray {
            model.modelContext = self
            container.objects.append(model)
        }
        (insertedModelsArray, deletedModelsArray, denied) = ([], [], [])
    }

    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
}

/// An error of the stub.
enum SwiftDataError: Error {
    /// An object was deleted whose relationship denies it.
    case deniedDeletion
}
