// A relationship to many without an inverse moves to a superclass.

@Model class Item {
    var title: String = ""
}

@Model final class Note: Item {
    @Relationship(inverse: nil) var tags: [Tag]
}

@Model final class Tag {
    var name: String = ""
}
