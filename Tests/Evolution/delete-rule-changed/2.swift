@Model final class Note {
    var title: String = ""
    var owner: Owner?
}

@Model final class Owner {
    var name: String = ""
    @Relationship(deleteRule: .cascade, inverse: \Note.owner) var notes: [Note]
}
