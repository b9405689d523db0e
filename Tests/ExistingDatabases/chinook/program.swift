import Foundation
import ModelStore
import ModelTypes

let arguments = CommandLine.arguments
let container = try ModelContainer(
    for: Track.self,
    Employee.self,
    configurations: ModelConfiguration(
        url: URL(fileURLWithPath: arguments[1]),
        allowsSave: arguments[2] == "write"
    )
)
let context = ModelContext(container)

if arguments[2] == "write" { try change() }
try read()

@MainActor func read() throws {
    let artist = try context.fetch(Artist.self, where: Artist.fields.name == "AC/DC")[0]
    for album in artist.albums.sorted(by: { $0.title < $1.title }) {
        show(album.albumID, album.title, album.tracks.count)
    }
    show(
        try context.fetchCount(
            Track.self,
            where: Track.fields.genre.matches(Genre.fields.name == "Rock")
        )
    )
    for customer in try context.fetch(
        Customer.self,
        where: Customer.fields.country == "Canada",
        sortBy: [Customer.fields.lastName.ascending]
    ) {
        let total = customer.invoices.map(\.total).reduce(0, +)
        show(customer.lastName, customer.firstName, total, customer.supportRep?.lastName)
    }
    for playlist in try context.fetch(Playlist.self, sortBy: [Playlist.fields.playlistID.ascending])
    {
        show(playlist.playlistID, playlist.name, playlist.tracks.count)
    }
    for employee in try context.fetch(Employee.self, sortBy: [Employee.fields.lastName.ascending]) {
        let reports = employee.employees.map(\.lastName).sorted().joined(separator: ",")
        show(
            employee.lastName,
            employee.reportsTo?.lastName,
            reports,
            employee.birthDate?.timeIntervalSince1970
        )
    }
    for customer in try context.fetch(
        Customer.self,
        where: Customer.fields.invoices.any(Invoice.fields.total > 20),
        sortBy: [Customer.fields.customerID.ascending]
    ) {
        show(customer.customerID, customer.email)
    }
    var later = FetchDescriptor(
        Invoice.fields.invoiceDate >= Date(timeIntervalSince1970: 1_672_531_200),
        sortBy: [Invoice.fields.invoiceDate.ascending, Invoice.fields.total.descending]
    )
    later.fetchLimit = 20
    for invoice in try context.fetch(later) {
        show(
            invoice.invoiceID,
            invoice.invoiceDate.timeIntervalSince1970,
            invoice.total,
            invoice.billingState
        )
    }
    show(try context.fetchCount(Track.self, where: Track.fields.invoiceLines.isEmpty))
    var long = FetchDescriptor(
        Track.fields.milliseconds > 1_000_000 && Track.fields.unitPrice == 1.99,
        sortBy: [Track.fields.milliseconds.descending, Track.fields.name.ascending]
    )
    (long.fetchLimit, long.fetchOffset) = (10, 5)
    for track in try context.fetch(long) {
        show(
            track.trackID,
            track.name,
            track.unitPrice,
            track.mediaType.name,
            track.playlists.count
        )
    }
    show(
        try context.fetchCount(
            Track.self,
            where: Track.fields.playlists.any(Playlist.fields.name == "Grunge")
                && Track.fields.composer != nil
        )
    )
}

@MainActor func change() throws {
    let genre = try context.fetch(Genre.self, where: Genre.fields.name == "Rock")[0]
    let type = try context.fetch(MediaType.self, where: MediaType.fields.mediaTypeID == 1)[0]
    let grunge = try context.fetch(Playlist.self, where: Playlist.fields.name == "Grunge")[0]
    let artist = Artist(name: "Lone Pine")
    let album = Album(title: "First")
    context.insert(artist)
    context.insert(album)
    album.artist = artist
    for number in 1...3 {
        let track = Track(name: "Track \(number)", milliseconds: 1000, unitPrice: 0.99)
        context.insert(track)
        track.album = album
        track.genre = genre
        track.mediaType = type
        track.playlists.insert(grunge)
    }
    let invoice = try context.fetch(Invoice.self, where: Invoice.fields.invoiceID == 1)[0]
    invoice.invoiceDate = Date(timeIntervalSince1970: 1_300_000_000)
    invoice.total += 1.5
    let music = try context.fetch(
        Playlist.self,
        where: Playlist.fields.name == "Music",
        sortBy: [Playlist.fields.playlistID.descending]
    )[0]
    context.delete(music)
    try context.save()
    context.delete(genre)
    do {
        try context.save()
        print("not refused")
    } catch StoreError.denied(let relationship, let count) {
        print(relationship, count)
    }
    context.rollback()
    try context.checkIntegrity()
}
