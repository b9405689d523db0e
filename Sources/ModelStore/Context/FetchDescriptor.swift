import ModelTypes

/// The description of a fetch: a condition, an order, a range of the result.
///
/// For example:
/// ```swift
/// var descriptor = FetchDescriptor(Person.fields.weight > 70, sortBy: [Person.fields.name.ascending])
/// descriptor.fetchLimit = 20
/// let people = try context.fetch(descriptor)
/// ```
public struct FetchDescriptor<Model: PersistentModel>: Sendable {
    /// The condition; `nil` for all objects. For example: `Person.fields.weight > 70`.
    public var condition: Condition<Model>?
    /// The order; missing values come before all others. For example: `[fields.name.ascending]`.
    public var sortBy: [FieldOrder<Model>]
    /// The maximum number of objects; `nil` for all. For example: 20.
    public var fetchLimit: Int?
    /// The number of objects to skip. For example: 40.
    public var fetchOffset = 0
    /// Whether pending changes count: new and changed objects are found by the values that they
    /// have, deleted ones are not. For example: false to ask what is in the file.
    public var includePendingChanges = true
    /// Relationships to read for all results at once, where reading them lazily would take one
    /// statement for some hundred objects. For example: `[Person.fields.photos.prefetch]`.
    public var relationshipsForPrefetching: [Prefetch<Model>] = []

    /// A condition and an order. For example: `FetchDescriptor(Person.fields.weight > 70)`.
    public init(_ condition: Condition<Model>? = nil, sortBy: [FieldOrder<Model>] = []) {
        self.condition = condition
        self.sortBy = sortBy
    }
}

/// A relationship to read along with the objects that have it.
///
/// For example: `Person.fields.photos.prefetch`.
public struct Prefetch<Model>: Hashable, Sendable {
    let name: String
}

extension ToManyField {
    /// Asks for the members of all results. For example: `Person.fields.photos.prefetch`.
    public var prefetch: Prefetch<Model> { Prefetch(name: name) }
}

extension ToOneField {
    /// Asks for the destinations of all results. For example: `Photo.fields.person.prefetch`.
    public var prefetch: Prefetch<Model> { Prefetch(name: name) }
}
