@Model class Item {
    var name: String = ""
}

@Model final class Note: Item {
    var owner: Owner?
}

@Model final class Owner: Item {
    @Relationship(inverse: \Note.owner) var notes: [Note]
}
