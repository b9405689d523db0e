@Model final class Note {
    var title: String = ""
    var category: Category?
}

@Model final class Category {
    @Relationship(inverse: \Note.category) var notes: [Note]
}
