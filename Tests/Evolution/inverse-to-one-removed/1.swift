// A to-one relationship is removed, and its to-many inverse stays.

@Model final class Note {
    var title: String = ""
    var owner: Owner?
}

@Model final class Owner {
    var name: String = ""
    @Relationship(inverse: \Note.owner) var notes: [Note]
}
