@Model class Item {
    var title: String = ""
    var steps: [Step]
}

@Model final class Note: Item {}

@Model final class Plan: Item {}

@Model final class Step {
    var name: String = ""
    @Relationship(inverse: \Item.steps) var item: Item?
}
