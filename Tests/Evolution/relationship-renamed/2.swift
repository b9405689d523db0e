@Model final class Note {
    var title: String = ""
    @Relationship(originalName: "owner") var author: Owner?
}

@Model final class Owner {
    var name: String = ""
    @Relationship(inverse: \Note.author) var notes: [Note]
}
