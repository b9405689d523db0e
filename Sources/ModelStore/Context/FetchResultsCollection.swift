/// The results of a fetch with a batch size.
///
/// For example: `try context.fetch(FetchDescriptor<Person>(), batchSize: 100)`. All of them are read by
/// the fetch, so that no row can be gone when it's used. To have few objects in memory at a time, call
/// ``ModelContext/enumerate(_:batchSize:allowEscapingMutations:block:)``.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
    private let objects: [Element]

    fileprivate init(_ objects: [Element]) { self.objects = objects }

    /// For example: 0.
    public var startIndex: Int { objects.startIndex }

    /// The number of objects. For example: 25.
    public var endIndex: Int { objects.endIndex }

    /// The object at a position. For example: `results[3]`.
    public subscript(position: Int) -> Element { objects[position] }
}

extension ModelContext {
    /// The same as ``fetch(_:)``, in the collection that SwiftData has for it.
    ///
    /// For example: `try context.fetch(FetchDescriptor<Person>(), batchSize: 100)`.
    /// - Parameters:
    ///   - descriptor: what to fetch.
    ///   - batchSize: has no effect: reading a row takes less time than asking for it later.
    /// - Throws: `StoreError`, with the statement.
    public func fetch<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        batchSize: Int
    ) throws -> FetchResultsCollection<Model> {
        FetchResultsCollection(try fetch(descriptor))
    }
}
