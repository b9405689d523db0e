import Foundation
import ModelTypes

/// The description of a fetch: a condition, an order, a range of the result.
///
/// For example:
/// ```swift
/// var descriptor = FetchDescriptor(Person.fields.weight > 70, sortBy: [Person.fields.name.ascending])
/// descriptor.fetchLimit = 20
/// let people = try context.fetch(descriptor)
/// ```
/// The same with Foundation's types, as in SwiftData:
/// ```swift
/// var descriptor = FetchDescriptor<Person>(
///     predicate: #Predicate { $0.weight ?? 0 > 70 },
///     sortBy: [SortDescriptor(\.name)]
/// )
/// ```
public struct FetchDescriptor<Model: PersistentModel>: Sendable {
    /// SwiftData's name of the parameter, for extensions. For example:
    /// `extension FetchDescriptor where T == Person`.
    public typealias T = Model

    /// The condition; `nil` for all objects. For example: `Person.fields.weight > 70`.
    ///
    /// With a ``predicate``, both must hold.
    public var condition: Condition<Model>?
    /// The order; missing values come before all others. For example: `[fields.name.ascending]`.
    public var order: [FieldOrder<Model>] = []
    /// The order by key paths, after that of ``order``. For example: `[SortDescriptor(\.name)]`.
    ///
    /// Texts are ordered by their characters' numbers, and with the comparator `.localizedStandard`
    /// as people expect.
    public var sortBy: [SortDescriptor<Model>] = []
    /// The maximum number of objects; `nil` for all. For example: 20.
    public var fetchLimit: Int?
    /// The number of objects to skip; `nil` for none. For example: 40.
    public var fetchOffset: Int?
    /// Whether pending changes count: new and changed objects are found by the values that they
    /// have, deleted ones are not. For example: false to ask what is in the file.
    public var includePendingChanges = true
    /// Relationships to read for all results at once, where reading them lazily would take one
    /// statement for some hundred objects. For example: `[Person.fields.photos.prefetch]`.
    public var relationshipsForPrefetching: [Prefetch<Model>] = []
    /// What the database can't ask: the results are the objects that the condition finds and for
    /// which this is true, asked in memory, before the limit and the offset apply.
    ///
    /// For example: `descriptor.filterInMemory = { $0.name.lowercased() == "ann" }`.
    /// - Complexity: every object that the condition finds is loaded.
    public var filterInMemory: (@Sendable (Model) throws -> Bool)?
    private var storedPredicate: (any Sendable)?
    private var prefetched = PathList<Model>()
    private var fetched = PathList<Model>()

    /// A condition and an order. For example: `FetchDescriptor(Person.fields.weight > 70)`.
    @_disfavoredOverload
    public init(_ condition: Condition<Model>? = nil, sortBy order: [FieldOrder<Model>] = []) {
        self.condition = condition
        self.order = order
    }

    /// All objects, in an order by key paths.
    ///
    /// For example: `FetchDescriptor<Person>(sortBy: [SortDescriptor(\.name)])`.
    public init(sortBy: [SortDescriptor<Model>] = []) {
        self.sortBy = sortBy
    }
}

extension FetchDescriptor {
    /// The condition as a predicate, which the database evaluates. For example:
    /// `#Predicate { $0.weight ?? 0 > 70 }`.
    ///
    /// A fetch throws `StoreError.invalidFetch` if a part of it has no SQL.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    public var predicate: Predicate<Model>? {
        get { storedPredicate as? Predicate<Model> }
        set { storedPredicate = newValue }
    }

    /// The predicate, if nothing else says which objects are asked for, but what part of them.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    var onlyPredicate: Predicate<Model>? {
        guard storedPredicate != nil, order.isEmpty, sortBy.isEmpty, filterInMemory == nil,
            case nil = condition
        else { return nil }
        return predicate
    }

    /// A predicate and an order. For example: `FetchDescriptor(predicate: #Predicate<Person> {
    /// $0.weight ?? 0 > 70 })`.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    public init(predicate: Predicate<Model>?, sortBy: [SortDescriptor<Model>] = []) {
        self.init(sortBy: sortBy)
        self.predicate = predicate
    }

    /// Relationships to read for all results at once. For example: `[\.photos]`.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] {
        get { prefetched.paths }
        set { prefetched.paths = newValue }
    }

    /// The properties that the caller is going to read. For example: `[\.name]`.
    ///
    /// It changes nothing: objects always have all of their values, which one statement reads.
    public var propertiesToFetch: [PartialKeyPath<Model>] {
        get { fetched.paths }
        set { fetched.paths = newValue }
    }
}

/// Key paths of properties.
// Sendable, because such key paths have no state.
private struct PathList<Model>: @unchecked Sendable {
    var paths: [PartialKeyPath<Model>] = []
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
