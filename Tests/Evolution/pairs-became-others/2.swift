@Model final class Trip {
    var name: String = ""
    @Relationship(inverse: \TripTag.trips) var tags: [TripTag] = []
}

@Model final class TripTag {
    var text: String = ""
    var trips: [Trip] = []
}
