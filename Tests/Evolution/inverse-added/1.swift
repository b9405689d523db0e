// A to-one and a to-many relationship that had nothing to do with each other become inverses.

@Model final class Note {
    var title: String = ""
    @Relationship(inverse: nil) var owner: Owner?
}

@Model final class Owner {
    var name: String = ""
    @Relationship(inverse: nil) var notes: [Note]
}
