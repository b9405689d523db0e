@Validated(.trimmed, .nonEmpty)
struct Title { var rawValue: String }

@Composite
struct Span {
    var start: Date
    var end: Date
}

@OptionSet<Int64>(ids: 0...62)
struct SeatIDs {}

/// A journey with its legs.
@Clone
@Model
final class Trip {
    @Clone(.rebuild(.uuid)) @Attribute(.unique) var id: UUID = UUID()
    var title: Title
    var span: Span?
    var budget: Decimal = 0
    @Clone(.rebuild(.now)) var createdAt: Date = .now
    @Clone(.exclude) @Attribute(.externalStorage) var cover: Data?
    @Stored("seatsMask", as: SeatIDs.self) var seats: [Int] = []
    var `default`: Bool = false
    @Transient var isSelected = false
    var owner: Traveller? { didSet { isSelected = true } }
    @Relationship(.ordered, deleteRule: .cascade, inverse: \Leg.trip) var legs: [Leg] {
        didSet { isSelected = true }
    }
    @Relationship(deleteRule: .cascade, inverse: \Ticket.trip) var ticket: Ticket?
    @Relationship(inverse: \Label.trips) var tags: Set<Label>
    @Clone(.exclude) @Relationship(deleteRule: .cascade, inverse: \Remark.trip)
    var remarks: Set<Remark>
}

@Model
final class Traveller {
    var name: String
    @Relationship(deleteRule: .nullify, inverse: \Trip.owner) var trips: Set<Trip>
}

@Model
class Leg {
    var name: String
    private var note: String?
    @Clone(.followParent("id", withoutParent: .keep)) var tripID: UUID?
    var trip: Trip?
    var place: Place?
    @Relationship(deleteRule: .cascade, inverse: \Remark.leg) var remarks: Set<Remark>
}

@Model
final class Flight: Leg {
    var number: String
    @Clone(.rebuild(.now)) var bookedAt: Date?
}

@Model
final class Walk: Leg {
    private(set) var length: Double = 0
}

@Model
final class Place {
    @Attribute(.unique) var name: String
    @Relationship(inverse: \Leg.place) var legs: Set<Leg>
}

@Model
final class Ticket {
    var price: Decimal
    var trip: Trip
}

@Model
final class Remark {
    var text: String
    @Clone(.followParent("tripID", withoutParent: .blank)) var tripID: UUID?
    var trip: Trip?
    var leg: Leg?
    var parent: Remark?
    @Relationship(deleteRule: .cascade, inverse: \Remark.parent) var answers: Set<Remark>
}

@Model
final class Label {
    @Attribute(.unique) var label: String
    var trips: Set<Trip>
}
