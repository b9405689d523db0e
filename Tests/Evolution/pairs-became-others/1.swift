// Objects of another entity are to be in a to-many relationship with many owners.

@Model final class Trip {
    var name: String = ""
    @Relationship(inverse: \Tag.trips) var tags: [Tag] = []
}

@Model final class Tag {
    var label: String = ""
    var trips: [Trip] = []
}
