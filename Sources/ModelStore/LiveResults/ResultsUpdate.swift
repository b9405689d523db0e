/// The results of a fetch, and what has changed in them since the last update.
///
/// For example: the element of ``LiveResults``.
public struct ResultsUpdate<Model: PersistentModel> {
    /// The objects, in their order. For example: `update.models.first`.
    public let models: [Model]
    /// Objects that weren't among the results. For example: all, in the first update.
    public let insertedIdentifiers: [PersistentIdentifier]
    /// Objects whose rows were saved with other values or relationships, and are still among the
    /// results. For example: a person with another name.
    public let updatedIdentifiers: [PersistentIdentifier]
    /// Objects that aren't among the results any more. For example: deleted ones, and those for which
    /// the condition doesn't hold any more.
    public let deletedIdentifiers: [PersistentIdentifier]

    init(_ change: LiveChange) {
        models = typedArray(change.objects)
        insertedIdentifiers = change.inserted.map(\.persistentModelID)
        updatedIdentifiers = change.updated.map(\.persistentModelID)
        deletedIdentifiers = change.deleted.map(\.persistentModelID)
    }
}

extension LiveQuery {
    convenience init<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        _ context: ModelContext
    ) throws {
        let entity = try context.entity(of: Model.self)
        var request = try FetchRequest(descriptor, entity.info, context.store.entities.entities)
        request.includesPending = false
        request.isTotallyOrdered = true
        try self.init(request, entity, context)
    }
}
