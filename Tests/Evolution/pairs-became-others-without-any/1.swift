// A to-many relationship with many owners and no members leads to another entity.

@Model final class Trip {
    var name: String = ""
    @Relationship(inverse: \Tag.trips) var tags: [Tag] = []
}

@Model final class Tag {
    var label: String = ""
    var trips: [Trip] = []
}
