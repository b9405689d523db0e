// Two to-one relationships become inverses.

@Model final class Note {
    var title: String = ""
    @Relationship(inverse: nil) var cover: Cover?
}

@Model final class Cover {
    var name: String = ""
    @Relationship(inverse: nil) var note: Note?
}
