// Two relationships become one that leads to a superclass, and an object has both.

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
