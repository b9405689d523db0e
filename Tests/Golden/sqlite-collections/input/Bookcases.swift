import Foundation
import SwiftData

@Model final class Bookcase {
    var name: String
    var opened: Date
    @Relationship(deleteRule: .cascade, inverse: \Paperback.bookcase) var volumes: [Paperback] = []
    var markers: [Bookmark]?
    @Relationship(inverse: \Guest.bookcases) var visitors: Set<Guest> = []

    var visitorsCount: Int { visitors.count }

    /// A bookcase with a volume for each title.
    init(name: String, titles: [String], markers: [Bookmark] = []) {
        self.name = name.uppercased()
        self.volumes = titles.map { Paperback(title: $0) }
        if !markers.isEmpty {
            self.markers = markers
        }
        self.opened = .now
    }

    func sortVolumes() {
        volumes.sort { $0.title < $1.title }
        markers?.removeAll { $0.text.isEmpty }
    }
}

@Model final class Paperback {
    var title: String
    var bookcase: Bookcase?

    init(title: String, bookcase: Bookcase? = nil) {
        self.title = title
        self.bookcase = bookcase
    }
}

@Model final class Bookmark {
    var text: String
    var bookcases: [Bookcase]?

    init?(text: String) {
        guard text.count < 10 else { return nil }
        self.text = text
    }
}

@Model final class Guest {
    var name: String
    var bookcases: [Bookcase] = []

    private init(_ name: String) { self.name = name }

    static func named(_ name: String) -> Guest { Guest(name) }
}
