import CoreData
import ModelTypes

let context = Library.context()
for (title, year, rating, genre) in [
    ("Blue", 1971, 4.5, .folk), ("Hejira", 1976, nil, .jazz), ("Élan", nil, 0.0, nil),
] as [(String, Int16?, Double?, Genre?)] {
    let album = Album(title: title, genre: genre, rating: rating, year: year)
    context.insert(album)
    let track = Track(context: context)
    track.name = title == "Blue" ? "Çarey" : "Amelia"
    album.addToTracks(track)
}
try context.save()

let fields = Album.fields
let ignoringBoth: TextOptions = [.caseInsensitive, .diacriticInsensitive]
try show("all:", .constant(true))
try show("rating == nil:", fields.rating == nil)
try show("rating != 4.5:", fields.rating != 4.5)
try show("rating < 1:", fields.rating < 1)
try show("not (rating < 1):", !(fields.rating < 1))
try show("genre is jazz:", fields.genre == .jazz)
try show("raw genre:", fields.genre.raw == "folk")
try show("title has e:", fields.title.contains("E", options: .caseInsensitive))
try show("title is elan:", fields.title.equals("elan", options: ignoringBoth))
try show("years:", fields.year.isIn([1971, nil]))
try show("any track:", fields.tracks.any(Track.fields.name.hasPrefix("A")) && fields.year > 0)
try show("no track:", fields.tracks.isEmpty)
try show("track of itself:", fields.tracks.all(Track.fields.album.matches(fields.title == "Blue")))

let template = Album.withTracks(since: 1970, start: "carey")
print("template:", try context.fetch(template).map(\.title))

let request = Album.fetchRequest(where: .constant(true), sortedBy: fields.rating.descending)
request.fetchLimit = 1
print("sorted:", try context.fetch(request).map(\.title))

let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Album")
ids.resultType = .managedObjectIDResultType
print("ids:", try context.fetch(ids).filter { !$0.isTemporaryID }.count)

guard let album = try context.fetch(template).first else { fatalError("no album") }
album.addToListeners(Listener(context: context))
try context.save()
context.refresh(album, mergeChanges: false)
let faults = StubCounters.shared.firedFaults
print("fault:", album.hasFault(forRelationshipNamed: "listeners"), album.listenersCount)
print("not fired:", StubCounters.shared.firedFaults == faults)
print("fired:", album.listeners.count, StubCounters.shared.firedFaults - faults)

@MainActor func show(_ name: String, _ condition: Condition<Album>) throws {
    let request = Album.fetchRequest(where: condition, sortedBy: fields.title.ascending)
    print(name, try context.fetch(request).map(\.title).joined(separator: " "))
}
