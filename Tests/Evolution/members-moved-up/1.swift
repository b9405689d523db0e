// A relationship to many moves to a new superclass, and its inverse gets another name.

@Model final class Note {
    var title: String = ""
    var steps: [Step]
}

@Model final class Plan {
    var title: String = ""
    var steps: [Step]
}

@Model final class Step {
    var name: String = ""
    @Relationship(inverse: \Note.steps) var note: Note?
    @Relationship(inverse: \Plan.steps) var plan: Plan?
}
