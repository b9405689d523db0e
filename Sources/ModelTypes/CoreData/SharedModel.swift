#if canImport(CoreData)
    import CoreData

    /// A managed object model that is built once, and that all threads use.
    ///
    /// For example: `static let shared = SharedModel([EntityDescription("Tag", Tag.self, properties: [])])`.
    ///
    /// An `NSManagedObjectModel` isn't `Sendable`, because it can be changed until a coordinator uses
    /// it; Core Data refuses every change from then on. Therefore, the value keeps a coordinator
    /// without stores, which is `Sendable`, in place of the model. Containers share a model, so that
    /// no class belongs to two entities.
    public struct SharedModel: Sendable {
        private let coordinator: NSPersistentStoreCoordinator

        /// Builds a model, in a time that is linear in the number of its properties.
        ///
        /// For example: `SharedModel([tag, note], configurations: ["Local": ["Tag"]])`.
        /// - Parameters:
        ///   - configurations: The names of the entities of each configuration.
        ///   - fetchRequests: The fetch request templates, by name.
        ///   - versionIdentifier: The version's name for people, which stores keep in their metadata.
        /// - Precondition: The entities and properties that others name are parts of the model.
        public init(
            _ entities: [EntityDescription],
            configurations: [String: [String]] = [:],
            fetchRequests: [String: FetchRequestDescription] = [:],
            versionIdentifier: String? = nil
        ) {
            let model = ModelAssembly(entities).model(
                configurations: configurations,
                fetchRequests: fetchRequests
            )
            if let versionIdentifier { model.versionIdentifiers = [versionIdentifier] }
            coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        }

        /// The model, which can't be changed anymore; copy it to change the copy.
        ///
        /// For example: `NSPersistentContainer(name: "Notes", managedObjectModel: shared.model)`.
        public var model: NSManagedObjectModel { coordinator.managedObjectModel }
    }
#endif
