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

@Model final class Trip {
    var budget: Budget?
    private(set) var stops: [Stop] = []

    init() {}

    struct Budget: Codable { var amount = 0 }
    static let preview = Trip()

    func add(_ stop: Stop) { stops.append(stop) }
    static func samples() -> [Trip] { SampleData.shown += 1; return SampleData.trips }
    nonisolated func code() -> Int { Codes.first }
}

/// For a function without an actor.
enum Codes {
    static let first = 1
}

/// What previews show.
enum SampleData {
    static let trips = [Trip()]
    static var shown = 0
}

@Model final class Stop {
    var trip: Trip?

    init() {}
}

/// Used by actors that import.
@Model nonisolated final class Job {
    var count = 0 { didSet { log.append("\(oldValue) > \(count)") } }
    var log: [String] = []

    init(count: Int) {
        if count > 0 {
            // A count of nothing is none.
            self.count = count
        } else {
            self.log = ["no count"]
        }
    }

    func label() -> String { "\(count)" }
}

nonisolated func show(_ job: Job) -> String { job.label() }

@Model class Vehicle {
    var name: String

    required init(name: String) { self.name = name }

    class func make() -> Self { Self(name: Theme.current.title("new")) }
    func start() { Logbook.shared.lines.append(name) }
    func stop() {}
}

@available(macOS 26, iOS 26, *)
@Model final class Car: Vehicle {
    var doors = 4

    override func stop() { doors = 0 }
}
