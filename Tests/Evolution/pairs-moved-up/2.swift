@Model class Item {
    var title: String = ""
    var tags: [Tag]
}

@Model final class Note: Item {}

@Model final class Photo: Item {}

@Model final class Tag {
    var name: String = ""
    @Relationship(originalName: "notes", inverse: \Item.tags) var items: [Item]
}
