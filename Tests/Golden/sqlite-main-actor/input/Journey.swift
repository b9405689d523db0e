import Foundation
import SwiftData

@Model final class Journey {
    static let lengths = [1, 7]
    static var latest: Journey?

    var name: String
    @Relationship(inverse: \Station.journey) var stations: [Station] = []

    init(name: String) { self.name = name }

    var title: String { Theme.current.title(name) }

    func rename(to name: String) {
        self.name = name
        Logbook.shared.lines.append(name)
    }
}

extension Journey: Comparable {
    static func < (left: Journey, right: Journey) -> Bool { left.title < right.title }
}

@Model final class Station {
    var city: String
    var journey: Journey?

    init(city: String) { self.city = city }
}

func titles(of journeys: [Journey]) -> [String] { journeys.map(\.title) }
