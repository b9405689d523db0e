// Two relationships become inverses, and their rows move to one table, where they get other keys.

@Model final class Note {
    var name: String = ""
    @Relationship(inverse: nil) var owner: Owner?
}

@Model final class Owner {
    var name: String = ""
    @Relationship(inverse: nil) var notes: [Note]
}
