import Foundation

extension ModelContext {
    /// Posted before a context writes its pending changes; the context is the notification's object.
    ///
    /// For example: `NotificationCenter.default.addObserver(forName: ModelContext.willSave, …)`.
    public static let willSave = SaveObservation.shared.name("ModelContext.willSave")

    /// Posted after a context has written its pending changes; the context is the notification's
    /// object, and what it has written is in `userInfo`.
    ///
    /// For example:
    /// ```swift
    /// let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
    /// let inserted = notification.userInfo?[key] as? [PersistentIdentifier]
    /// ```
    public static let didSave = SaveObservation.shared.name("ModelContext.didSave")

    /// The keys of the identifiers in the `userInfo` of ``didSave``.
    ///
    /// For example: `ModelContext.NotificationKey.deletedIdentifiers.rawValue`. The case itself is a
    /// key, too.
    public enum NotificationKey: String, Hashable, Sendable, CaseIterable {
        /// New objects. For example: one identifier after inserting one object.
        case insertedIdentifiers = "inserted"
        /// Objects with other values than before. For example: a person with another name.
        case updatedIdentifiers = "updated"
        /// Deleted objects, including those that a cascade deletes. For example: a person's photos.
        case deletedIdentifiers = "deleted"
    }
}

/// Whether anybody may listen to the saves of contexts.
///
/// Who listens has asked for a notification's name. Until then, no save collects identifiers.
final class SaveObservation: @unchecked Sendable {
    // Sendable, because `isNamed` is only touched under `lock`.
    static let shared = SaveObservation()
    private let lock = NSLock()
    private var isNamed = false

    func name(_ name: String) -> Notification.Name {
        lock.withLock { isNamed = true }
        return Notification.Name(name)
    }

    var isPossible: Bool { lock.withLock { isNamed } }
}

/// What a save writes, for those that listen.
struct SavedIdentifiers {
    private let updated: [PersistentIdentifier]
    private let deleted: [PersistentIdentifier]

    /// What is pending in a context whose save has been written.
    /// - Returns: `nil` if nobody can listen.
    init?(_ context: ModelContext) {
        guard SaveObservation.shared.isPossible else { return nil }
        updated = context.changedObjects.map(\.persistentModelID)
        deleted =
            context.deleted.map(\.persistentModelID)
            + context.deletedRows.map {
                PersistentIdentifier(entityName: $0.registration.name, key: $0.key)
            }
    }

    /// Tells those that listen.
    /// - Parameter new: the new objects, which have keys now.
    func post(_ context: ModelContext, new: [ModelObject]) {
        let identifiers: [ModelContext.NotificationKey: [PersistentIdentifier]] = [
            .insertedIdentifiers: new.map(\.persistentModelID),
            .updatedIdentifiers: updated,
            .deletedIdentifiers: deleted,
        ]
        var info: [AnyHashable: Any] = [:]
        for (key, value) in identifiers {
            info[key] = value
            info[key.rawValue] = value
        }
        NotificationCenter.default.post(
            name: ModelContext.didSave,
            object: context,
            userInfo: info
        )
    }
}

extension ModelContext {
    /// Tells those that listen that the context will write.
    ///
    /// The objects that the database would delete along with others are deleted one by one, so that
    /// their identifiers are known.
    func announceSave() throws {
        let isObserved = SaveObservation.shared.isPossible
        if isObserved { NotificationCenter.default.post(name: ModelContext.willSave, object: self) }
        if isObserved || store.saves.hasFollowers { try performCascades() }
    }
}
