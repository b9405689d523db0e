// A to-many relationship is removed, and its inverse stays.

@Model final class Note {
    var title: String = ""
    var owner: Owner?
}

@Model final class Owner {
    var name: String = ""
    @Relationship(inverse: \Note.owner) var notes: [Note]
}
