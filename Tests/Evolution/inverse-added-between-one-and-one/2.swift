@Model final class Note {
    var title: String = ""
    var cover: Cover?
}

@Model final class Cover {
    var name: String = ""
    @Relationship(inverse: \Note.cover) var note: Note?
}
