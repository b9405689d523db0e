// MARK: `@ModelActor` (file)
@ModelActor
actor Importer {
    func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Traveler>()) }
}

// MARK: an actor that conforms to `ModelActor`
actor Importer: ModelActor {
    nonisolated let modelContainer: ModelContainer
    nonisolated let modelExecutor: any ModelExecutor

    init(container: ModelContainer) {
        modelContainer = container
        modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
    }
}

// MARK: `self[id, as: T.self]`
func find(_ importer: isolated any ModelActor, _ id: PersistentIdentifier) {
    _ = importer[id, as: Traveler.self]
}

// MARK: `DefaultSerialModelExecutor`
func make(_ context: ModelContext) {
    _ = DefaultSerialModelExecutor(modelContext: context)
}
