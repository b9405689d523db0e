import CoreData
import Foundation
import ModelTypes

@objc(Track)
public class Track: NSManagedObject, Identifiable, Queryable {
    public class var entityName: String { "Track" }
}

// MARK: - Attributes

extension Track {
    @NSManaged public var cover: Data?

    public var isLive: Bool {
        get {
            willAccessValue(forKey: "isLive")
            defer { didAccessValue(forKey: "isLive") }
            return primitiveIsLive?.boolValue ?? false
        }
        set {
            willChangeValue(forKey: "isLive")
            defer { didChangeValue(forKey: "isLive") }
            primitiveIsLive = NSNumber(value: newValue)
        }
    }

    @NSManaged public var link: URL?
    @NSManaged public var name: String?
    @NSManaged public var uid: UUID?
}

// MARK: - Relationships

extension Track {
    /// The inverse is `Album.tracks`.
    @NSManaged public var album: Album?
}

// MARK: - Stored values

extension Track {
    @NSManaged private var primitiveIsLive: NSNumber?
}

// MARK: - Creating and fetching

extension Track {
    /// Creates an object that isn't in a context yet. Insert it, then relate it.
    public convenience init(name: String? = nil, isLive: Bool = false) {
        self.init(entity: Self.entity(), insertInto: nil)
        self.name = name
        self.isLive = isLive
    }

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Track> {
        NSFetchRequest<Track>(entityName: entityName)
    }
}

// MARK: - Fields

extension Fields where Model: Track {
    public var isLive: Field<Model, Bool> { Field("isLive") }
    public var name: Field<Model, String?> { Field("name") }
    public var album: ToOneField<Model, Album> { ToOneField("album") }
}
