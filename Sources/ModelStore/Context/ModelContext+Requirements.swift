// SwiftData's own signatures, so that contexts can conform to protocols that apps declare over them. For
// example: `protocol Storage { func insert<T: PersistentModel>(_ model: T) }`.
extension ModelContext {
    /// Brings an object into the context; the same as the method for any object.
    ///
    /// For example: `context.insert(person)`.
    @_disfavoredOverload
    public func insert<T: PersistentModel>(_ model: T) { insert(model as ModelObject) }

    /// Deletes an object, and what its relationships' rules say; the same as the method for any object.
    ///
    /// For example: `context.delete(person)`.
    @_disfavoredOverload
    public func delete<T: PersistentModel>(_ model: T) { delete(model as ModelObject) }

    /// The object for an identifier, if it is in memory.
    ///
    /// For example: `let person: Person? = context.registeredModel(for: id)`. Complexity: O(1); O(*n*) for
    /// *n* new objects, if the identifier is temporary.
    @_disfavoredOverload
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier)
        -> T?
    {
        registeredModel(for: persistentModelID, as: T.self)
    }

    /// Deletes all objects of a class that is only known while the program runs; `save()` writes it.
    ///
    /// For example: `for type in schemaTypes { try context.delete(model: type) }` for an array of
    /// `any PersistentModel.Type`.
    /// - Parameter model: the class.
    /// - Throws: `StoreError`, where fetching fails.
    @_disfavoredOverload
    public func delete(model: any PersistentModel.Type) throws {
        try deleteAll(ofType: model)
    }

    private func deleteAll<Model: PersistentModel>(ofType type: Model.Type) throws {
        try delete(model: type, where: nil as Condition<Model>?)
    }
}
