// Two classes get a superclass that has the relationship to many that each had.

@Model final class Note {
    var title: String = ""
    var tags: [Tag]
}

@Model final class Photo {
    var title: String = ""
    var tags: [Tag]
}

@Model final class Tag {
    var name: String = ""
    @Relationship(inverse: \Note.tags) var notes: [Note]
    @Relationship(inverse: \Photo.tags) var photos: [Photo]
}
