import Foundation
import SwiftData

@Model
open class Chore {
    public enum Priority: String {
        case low
        case high
    }

    public struct Place: Codable, Hashable, Sendable {
        public enum Kind: Int, Codable, Sendable { case indoors, outdoors }

        public var kind = Kind.indoors

        public init() {}
    }

    public var priority: Priority
    public var count: Int
    public var note: String?

    public init(priority: Priority = .low, count: Int = 1, note: String? = nil) {
        self.priority = priority
        self.count = count
        self.note = note
    }

    open func repeatOnce() { count += 1 }
}

enum Mood: Int, Codable {
    case low, high

    enum Trend: String, Codable { case up, down }

    struct Reason: Codable, Hashable { var text: String }
}

/// What a list of chores shows.
@Model
final class Filter {
    /// Not that of a chore.
    struct Place: Codable, Hashable { var name = "" }

    var priorities: [Chore.Priority] = [.low]
    var counts: [Chore.Priority: Int] = [:]
    var elsewhere: Chore.Place?
    var kinds: Set<Chore.Place.Kind>
    var place: Place
    var trend: Mood.Trend?
    var reasons: [Mood.Reason]?
    var title: String

    init(
        kinds: Set<Chore.Place.Kind> = [],
        place: Place = Place(name: "here"),
        title: String = ["a title that takes", "more than the rest of a line", "here"].joined(
            separator: " "
        )
    ) {
        self.kinds = kinds
        self.place = place
        self.title = title
    }
}
