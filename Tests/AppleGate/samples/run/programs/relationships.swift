import CoreData

let context = Library.context()
let album = Album(context: context)
let tracks = ["a", "b", "c", "d", "e"].map { name in
    let track = Track(context: context)
    track.name = name
    return track
}

album.addToTracks(tracks[0])
album.addToTracks([tracks[1], tracks[2]])
print("added:", names(), tracks[2].album === album)
album.insertIntoTracks(tracks[3], at: 0)
album.insertIntoTracks([tracks[4]], at: NSIndexSet(index: 2))
print("inserted:", names())
album.removeFromTracks(at: 0)
album.removeFromTracks(at: NSIndexSet(index: 3))
print("removed:", names(), tracks[3].album == nil)
album.replaceTracks(at: 0, with: tracks[3])
album.replaceTracks(at: NSIndexSet(index: 2), with: [tracks[2]])
print("replaced:", names(), tracks[0].album == nil)
album.tracks = [tracks[2], tracks[0], tracks[3]]
print("set:", names(), tracks[4].album == nil)
album.removeFromTracks([tracks[2], tracks[0]])
album.removeFromTracks(tracks[3])
print("empty:", names())

let other = Album(context: context)
album.addToTracks(tracks)
tracks[1].album = other
print("moved:", names(), other.tracks.count)

let listener = Listener(context: context)
album.listeners = [listener]
other.listeners.insert(listener)
print("shared:", listener.favorites.count, other.listeners.count)

(album.title, other.title) = ("Blue", "Hejira")
try context.save()
context.delete(album)
try context.save()
print("cascade:", try context.count(for: Track.fetchRequest()), listener.favorites.count)

@MainActor func names() -> String { album.tracks.map { $0.name ?? "-" }.joined() }
