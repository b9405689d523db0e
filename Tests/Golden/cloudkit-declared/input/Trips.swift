@Model
final class Trip {
    var name: String = ""
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop]
    @Relationship(inverse: \Guide.trips) var guides: [Guide]?
}

@Model
final class Stop {
    var number: Int = 0
    var trip: Trip?
}

@Model
final class Guide {
    var trips: [Trip]?
}
