// As when an inverse is added, but the two sides say different things of one row, and one side says two.

@Model final class Note {
    var title: String = ""
    @Relationship(inverse: nil) var owner: Owner?
}

@Model final class Owner {
    var name: String = ""
    @Relationship(inverse: nil) var notes: [Note]
}
