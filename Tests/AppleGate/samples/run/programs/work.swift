import CoreData

// Elements touched while a thousand, and ten thousand, members are added and removed.
let context = Library.context()

@MainActor func report(_ name: String, _ work: (Album, Int) -> Void) {
    let counts = [1_000, 10_000].map { number in
        let album = Album(context: context)
        return StubCounters.elements { work(album, number) }
    }
    print(name, counts[0], counts[1])
}

@MainActor func listeners(_ number: Int) -> [Listener] {
    (0..<number).map { _ in Listener(context: context) }
}

report("one by one:") { album, number in
    let all = listeners(number)
    all.forEach(album.addToListeners)
    all.forEach(album.removeFromListeners)
}
report("in bulk:") { album, number in
    let all = Set(listeners(number))
    album.addToListeners(all)
    album.removeFromListeners(all)
}
report("from the other side:") { album, number in
    for listener in listeners(number) { listener.addToFavorites(album) }
}
report("ordered, one by one:") { album, number in
    for _ in 0..<number { album.addToTracks(Track(context: context)) }
}
report("ordered, in bulk:") { album, number in
    album.addToTracks((0..<number).map { _ in Track(context: context) })
}
// Core Data copies the set here: this is how the counter shows it.
let album = Album(context: context)
let copied = StubCounters.elements {
    for listener in listeners(100) { album.listeners.insert(listener) }
}
print("copied:", copied)
