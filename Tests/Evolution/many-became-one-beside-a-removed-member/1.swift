// A to-many relationship becomes to-one, and the class of the second member is removed.

@Model final class Note {
    var title: String = ""
    var owner: [Person]
}

@Model class Person {
    var name: String = ""
    @Relationship(inverse: \Note.owner) var notes: [Note]
}

@Model final class Member: Person {
    var number: Int = 0
}
