import ModelTypes

/// A condition, and what it means in plain Swift.
struct Question {
    let condition: Condition<Person>
    let holds: (Person) -> Bool

    init(_ condition: Condition<Person>, holds: @escaping (Person) -> Bool) {
        self.condition = condition
        self.holds = holds
    }

    func and(_ other: Question) -> Question {
        Question(condition && other.condition) { holds($0) && other.holds($0) }
    }

    func or(_ other: Question) -> Question {
        Question(condition || other.condition) { holds($0) || other.holds($0) }
    }

    var negated: Question { Question(!condition) { !holds($0) } }

    var ofParent: Question {
        Question(Person.fields.parent.matches(condition)) { $0.parent.map(holds) ?? false }
    }
}
