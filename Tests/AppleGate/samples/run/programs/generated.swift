import CoreData
import ModelTypes

let context = Library.context()
let album = Album(title: "Blue")
print("inserted nowhere:", album.managedObjectContext == nil, context.hasChanges)
context.insert(album)

print("missing:", show(album.rating), show(album.year), show(album.price), show(album.genre))
(album.rating, album.year, album.price, album.genre) = (0, 0, 0, "")
print("zero:", show(album.rating), show(album.year), show(album.price), show(album.genre))
(album.rating, album.year, album.price, album.genre) = (-0.5, 1971, 9.95, "folk")
print("value:", show(album.rating), show(album.year), show(album.price), show(album.genre))
print("raw:", show(album.ratingRaw), show(album.priceRaw), show(album.genreRaw))
(album.rating, album.year, album.price, album.genre) = (nil, nil, nil, nil)
print("missing again:", show(album.ratingRaw), show(album.year), show(album.priceRaw))
print("default:", Track(context: context).isLive)

let listener = Listener()
context.insert(listener)
print("from defaults alone:", listener.entity.name ?? "none", listener.managedObjectContext != nil)

func show<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }
