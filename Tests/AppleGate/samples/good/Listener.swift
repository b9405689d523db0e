import CoreData
import Foundation
import ModelTypes

@objc(Listener)
public final class Listener: NSManagedObject, Identifiable, Queryable {
    public static let entityName = "Listener"
}

// MARK: - Relationships

extension Listener {
    /// The inverse is `Album.listeners`.
    @NSManaged public var favorites: Set<Album>

    @objc(addFavoritesObject:)
    @NSManaged public func addToFavorites(_ value: Album)

    @objc(removeFavoritesObject:)
    @NSManaged public func removeFromFavorites(_ value: Album)
}

// MARK: - Creating and fetching

extension Listener {
    /// Creates an object that isn't in a context yet. Insert it, then relate it.
    public convenience init() {
        self.init(entity: Self.entity(), insertInto: nil)
    }

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Listener> {
        NSFetchRequest<Listener>(entityName: entityName)
    }
}
