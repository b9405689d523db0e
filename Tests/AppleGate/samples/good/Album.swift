import CoreData
import Foundation
import ModelTypes

@objc(Album)
public final class Album: NSManagedObject, Identifiable, Queryable {
    public static let entityName = "Album"
}

// MARK: - Attributes

extension Album {
    public var genre: Genre? {
        get { decoded(genreRaw, "genre") { Genre(rawValue: $0) } }
        set { genreRaw = newValue?.rawValue }
    }

    /// Computed when asked for, never stored.
    @NSManaged public var note: String?

    public var price: Decimal? {
        get { priceRaw?.decimalValue }
        set { priceRaw = newValue.map(NSDecimalNumber.init(decimal:)) }
    }

    public var rating: Double? {
        get { ratingRaw?.doubleValue }
        set { ratingRaw = newValue.map(NSNumber.init(value:)) }
    }

    public var title: String {
        get {
            willAccessValue(forKey: "title")
            defer { didAccessValue(forKey: "title") }
            return required(primitiveTitle, "title")
        }
        set {
            willChangeValue(forKey: "title")
            defer { didChangeValue(forKey: "title") }
            primitiveTitle = newValue
        }
    }

    public var year: Int16? {
        get {
            willAccessValue(forKey: "year")
            defer { didAccessValue(forKey: "year") }
            return primitiveYear?.int16Value
        }
        set {
            willChangeValue(forKey: "year")
            defer { didChangeValue(forKey: "year") }
            primitiveYear = newValue.map(NSNumber.init(value:))
        }
    }
}

// MARK: - Relationships

extension Album {
    /// The inverse is `Listener.favorites`.
    @NSManaged public var listeners: Set<Listener>

    /// Counts without loading the members.
    public var listenersCount: Int { memberCount("listeners") }

    @objc(addListenersObject:)
    @NSManaged public func addToListeners(_ value: Listener)

    @objc(removeListenersObject:)
    @NSManaged public func removeFromListeners(_ value: Listener)

    @objc(addListeners:)
    @NSManaged public func addToListeners(_ values: Set<Listener>)

    @objc(removeListeners:)
    @NSManaged public func removeFromListeners(_ values: Set<Listener>)

    /// Ordered. The inverse is `Track.album`; deleting an album deletes its tracks.
    public var tracks: [Track] {
        get { tracksStorage?.array as? [Track] ?? [] }
        set { tracksStorage = NSOrderedSet(array: newValue) }
    }

    @objc(addTracksObject:)
    @NSManaged public func addToTracks(_ value: Track)

    @objc(removeTracksObject:)
    @NSManaged public func removeFromTracks(_ value: Track)

    public func addToTracks(_ values: [Track]) { addTracks(NSOrderedSet(array: values)) }

    public func removeFromTracks(_ values: [Track]) { removeTracks(NSOrderedSet(array: values)) }

    @objc(insertObject:inTracksAtIndex:)
    @NSManaged public func insertIntoTracks(_ value: Track, at index: Int)

    @objc(removeObjectFromTracksAtIndex:)
    @NSManaged public func removeFromTracks(at index: Int)

    @objc(insertTracks:atIndexes:)
    @NSManaged public func insertIntoTracks(_ values: [Track], at indexes: NSIndexSet)

    @objc(removeTracksAtIndexes:)
    @NSManaged public func removeFromTracks(at indexes: NSIndexSet)

    @objc(replaceObjectInTracksAtIndex:withObject:)
    @NSManaged public func replaceTracks(at index: Int, with value: Track)

    @objc(replaceTracksAtIndexes:withTracks:)
    @NSManaged public func replaceTracks(at indexes: NSIndexSet, with values: [Track])
}

// MARK: - Stored values

extension Album {
    @NSManaged var genreRaw: String?
    @NSManaged var priceRaw: NSDecimalNumber?
    @NSManaged var ratingRaw: NSNumber?

    @NSManaged private var primitiveTitle: String?
    @NSManaged private var primitiveYear: NSNumber?

    @objc(tracks)
    @NSManaged private var tracksStorage: NSOrderedSet?

    @objc(addTracks:)
    @NSManaged private func addTracks(_ values: NSOrderedSet)

    @objc(removeTracks:)
    @NSManaged private func removeTracks(_ values: NSOrderedSet)
}

// MARK: - Creating and fetching

extension Album {
    /// Creates an object that isn't in a context yet. Insert it, then relate it.
    public convenience init(
        title: String,
        genre: Genre? = nil,
        note: String? = nil,
        price: Decimal? = nil,
        rating: Double? = nil,
        year: Int16? = nil
    ) {
        self.init(entity: Self.entity(), insertInto: nil)
        self.title = title
        self.genre = genre
        self.note = note
        self.price = price
        self.rating = rating
        self.year = year
    }

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Album> {
        NSFetchRequest<Album>(entityName: entityName)
    }

    /// `year >= $SINCE AND ANY tracks.name BEGINSWITH[cd] $START`
    public class func withTracks(since: Int, start: String) -> NSFetchRequest<Album> {
        let template = NSPredicate(
            format: "year >= $SINCE AND ANY tracks.name BEGINSWITH[cd] $START"
        )
        let request = NSFetchRequest<Album>(entityName: entityName)
        request.predicate = template.withSubstitutionVariables(["SINCE": since, "START": start])
        return request
    }
}

// MARK: - Fields

extension Fields where Model: Album {
    public var genre: Field<Model, Genre?> { Field("genreRaw") }
    public var price: Field<Model, Decimal?> { Field("priceRaw") }
    public var rating: Field<Model, Double?> { Field("ratingRaw") }
    public var title: Field<Model, String> { Field("title") }
    public var year: Field<Model, Int16?> { Field("year") }
    public var listeners: ToManyField<Model, Listener> { ToManyField("listeners") }
    public var tracks: ToManyField<Model, Track> { ToManyField("tracks") }
}
