@Model class Item {
    var title: String = ""
    @Relationship(inverse: nil) var tags: [Tag]
}

@Model final class Note: Item {}

@Model final class Tag {
    var name: String = ""
}
