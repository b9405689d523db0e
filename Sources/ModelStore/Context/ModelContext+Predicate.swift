import Foundation
import ModelTypes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ModelContext {
    /// Deletes the objects of a class for which a predicate holds; `save()` writes it.
    ///
    /// For example: `try context.delete(model: Tag.self, where: #Predicate { $0.people.isEmpty })`.
    /// - Parameters:
    ///   - model: the class.
    ///   - predicate: what must hold; `nil` for all objects.
    ///   - includeSubclasses: whether objects of classes below are deleted, too.
    /// - Throws: `StoreError`, if fetching fails.
    @_disfavoredOverload
    public func delete<Model: PersistentModel>(
        model: Model.Type,
        where predicate: Predicate<Model>?,
        includeSubclasses: Bool = true
    ) throws {
        try deleteAll(FetchDescriptor(predicate: predicate), includeSubclasses: includeSubclasses)
    }
}
