import Foundation
import ModelStore
import ModelTypes

let arguments = CommandLine.arguments
let container = try ModelContainer(
    for: Artist.self,
    Playlist.self,
    Venue.self,
    configurations: ModelConfiguration(
        url: URL(fileURLWithPath: arguments[1]),
        allowsSave: arguments[2] == "write"
    )
)
let context = ModelContext(container)

func day(_ text: String) -> Date { ISO8601DateFormatter().date(from: text + "T00:00:00Z")! }

if arguments[2] == "write" { try change() }
try read()

@MainActor func read() throws {
    let albums = FullAlbum.fields
    for album in try context.fetch(
        FullAlbum.self,
        where: albums.unitPrice > 5,
        sortBy: [albums.unitPrice.descending, albums.title.ascending]
    ) {
        show(album.title, album.unitPrice, album.artist.name, album.tracks.count)
    }
    for album in try context.fetch(
        FullAlbum.self,
        where: albums.released >= day("2009-05-17"),
        sortBy: [albums.released.ascending]
    ) {
        show(album.id.key, album.released?.timeIntervalSince1970, album.isLive ? 1 : 0)
    }
    let token = UUID(uuidString: "1B4E28BA-2FA1-11D2-883F-0016D3CCA427")
    show(try context.fetchCount(FullAlbum.self, where: albums.token == token))
    for track in try context.fetch(
        Track.self,
        where: Track.fields.tags.any(Tag.fields.label == "loud"),
        sortBy: [Track.fields.title.ascending]
    ) {
        show(track.trackID, track.title, track.changed?.timeIntervalSince1970, track.album?.title)
    }
    for tag in try context.fetch(Tag.self, sortBy: [Tag.fields.tagID.ascending]) {
        show(tag.label, tag.tracks.map { Int($0.seconds) }.reduce(0, +))
    }
    for artist in try context.fetch(
        Artist.self,
        where: Artist.fields.mentor.matches(Artist.fields.founded < day("2000-01-01")),
        sortBy: [Artist.fields.name.descending]
    ) {
        show(artist.artistID, artist.name, artist.mentor?.name, artist.artists.count)
    }
    for cover in try context.fetch(Cover.self, sortBy: [Cover.fields.file.ascending]) {
        show(cover.file, cover.album.title)
    }
    for album in try context.fetch(
        FullAlbum.self,
        where: !albums.cover.exists,
        sortBy: [albums.title.ascending]
    ) {
        show(album.title)
    }
    let credits = try context.fetch(
        FetchDescriptor<Credit>(
            sortBy: [SortDescriptor(\.track.title), SortDescriptor(\.artist.name)]
        )
    )
    for credit in credits { show(credit.track.title, credit.artist.name, credit.role) }
    show(try context.fetchCount(Track.self, where: !Track.fields.album.exists))
    for track in try context.fetch(
        Track.self,
        where: Track.fields.mood == .veryLoud,
        sortBy: [Track.fields.title.ascending]
    ) {
        show(track.title, track.mood.rawValue)
    }
    show(try context.fetch(Playlist.self).map(\.name).sorted().joined(separator: ","))
    show(
        try context.fetch(Venue.self).first?.countryCode,
        try context.fetch(Venue.self).first?.playlist?.name
    )
}

@MainActor func change() throws {
    let tags = try context.fetch(Tag.self, sortBy: [Tag.fields.label.ascending])
    let artist = Artist(name: "New One", founded: day("1970-01-02"))
    context.insert(artist)
    let album = FullAlbum(
        title: "Debut",
        unitPrice: 7.25,
        released: Date(timeIntervalSince1970: 1_400_000_000.75),
        token: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    )
    context.insert(album)
    album.artist = artist
    let track = Track(title: "One", seconds: 60, changed: Date(timeIntervalSince1970: 5.75))
    context.insert(track)
    track.album = album
    track.mood = .veryLoud
    track.tags = [tags[0], tags[1]]
    try credit(artist, with: "all", on: track)
    album.cover = try context.fetch(Cover.self, where: Cover.fields.file == "ash.png")[0]
    context.insert(Playlist(name: "Morning"))
    let first = try context.fetch(FullAlbum.self, where: FullAlbum.fields.id == 10)[0]
    first.title = "First!"
    first.unitPrice += 1
    try context.save()
    try refuse(in: context) { context.insert(Artist(name: "Lone Pine")) }
    try refuse(in: context) { first.title = String(repeating: "x", count: 50) }
    try refuse(in: context) { try credit(artist, with: "nothing", on: track) }
    try context.update(
        Track.self,
        where: Track.fields.seconds > 200,
        set: Track.fields.seconds + 1,
        Track.fields.changed.set(to: Date(timeIntervalSince1970: 6.25))
    )
    context.delete(try context.fetch(Artist.self, where: Artist.fields.name == "Lone Pine")[0])
    context.delete(tags[0])
    try context.save()
    try context.checkIntegrity()
}

@MainActor func credit(_ artist: Artist, with role: String, on track: Track) throws {
    let credit = Credit(role: role)
    context.insert(credit)
    credit.artist = artist
    credit.track = track
}
