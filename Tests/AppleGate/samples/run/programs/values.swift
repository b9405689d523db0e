import CoreData
import ModelTypes

let context = Library.context()
let album = Album(title: "Blue")
print("inserted nowhere:", album.managedObjectContext == nil, context.hasChanges)
context.insert(album)

print("missing:", show(album.rating), show(album.year), show(album.price), show(album.genre))
(album.rating, album.year, album.price, album.genre) = (0, 0, 0, .folk)
print("zero:", show(album.rating), show(album.year), show(album.price), show(album.genre))
(album.rating, album.year, album.price, album.genre) = (-0.5, 1971, 9.95, .jazz)
print("value:", show(album.rating), show(album.year), show(album.price), show(album.genre))
print("raw:", show(album.ratingRaw), show(album.priceRaw), show(album.genreRaw))
(album.rating, album.year, album.price, album.genre) = (nil, nil, nil, nil)
print("missing again:", show(album.ratingRaw), show(album.year), show(album.priceRaw))

onUndecodable = { print("undecodable:", $0.property, $0.object.hasPrefix("x-coredata://")) }
album.genreRaw = "polka"
print("unknown genre:", show(album.genre), show(album.genre), show(album.genreRaw))

album.note = "listen again"
let track = Track(name: "Carey")
track.uid = UUID(uuidString: "6F1B2C7A-8E0D-4F55-9A3C-0B1D2E3F4A5B")
track.link = URL(string: "https://example.org/carey")
track.cover = Data([1, 2])
print("objects:", show(track.uid), show(track.link), show(track.cover?.count))
print("transient:", show(album.note), "scalar:", track.isLive)

func show<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }
