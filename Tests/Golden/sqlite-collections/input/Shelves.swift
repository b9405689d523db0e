import Foundation
import SwiftData

@Model final class Shelf {
    var name: String
    var opened: Date
    @Relationship(deleteRule: .cascade, inverse: \Volume.shelf) var volumes: [Volume] = []
    var markers: [Marker]?
    @Relationship(inverse: \Visitor.shelves) var visitors: Set<Visitor> = []

    var visitorsCount: Int { visitors.count }

    /// A shelf with a volume for each title.
    init(name: String, titles: [String], markers: [Marker] = []) {
        self.name = name.uppercased()
        self.volumes = titles.map { Volume(title: $0) }
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

@Model final class Volume {
    var title: String
    var shelf: Shelf?

    init(title: String, shelf: Shelf? = nil) {
        self.title = title
        self.shelf = shelf
    }
}

@Model final class Marker {
    var text: String
    var shelves: [Shelf]?

    init?(text: String) {
        guard text.count < 10 else { return nil }
        self.text = text
    }
}

@Model final class Visitor {
    var name: String
    var shelves: [Shelf] = []

    private init(_ name: String) { self.name = name }

    static func named(_ name: String) -> Visitor { Visitor(name) }
}
