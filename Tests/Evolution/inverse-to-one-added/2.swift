@Model final class Note { @Relationship(inverse: \Cover.note) var cover: Cover? }

@Model final class Cover {
    var name: String = ""
    var note: Note?
}
