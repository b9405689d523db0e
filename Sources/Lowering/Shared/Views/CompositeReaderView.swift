import Mustache

/// The member that makes a value from several stored ones.
package struct CompositeReaderView: TemplateView {
    package var documentation: [String]
    /// For example: `storedDataContent`.
    package var name: String
    /// The type without a question mark. For example: `ItemDataContent`.
    package var type: String
    package var content: Content

    package enum Content: Sendable {
        case structure(CompositeValueView)
        case choice(CompositeChoiceView)
    }

    package static let summary = "The member that makes a value over several stored ones."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "Nil without a value.") {
            $0.documentation
        },
        .text("name", "The member that reads.", example: "storedDataContent") { $0.name },
        .text("type", "The type of the value.", example: "ItemDataContent") { $0.type },
        .optional("value", "How a struct is made.") {
            if case .structure(let value) = $0.content { value } else { nil }
        },
        .optional("choice", "How each case of an enum is made.") {
            if case .choice(let choice) = $0.content { choice } else { nil }
        },
    ]
}

/// The code that makes each case of an enum.
package struct CompositeChoiceView: TemplateView {
    /// The constant that selects the case. For example: `kind`.
    package var kind: String
    package var condition: GuardView
    package var cases: [CompositeCaseView]

    package static let summary = "How each case of an enum is made."

    package static let fields: [ViewField<Self>] = [
        .text("kind", "The constant that says which case it is.", example: "kind") { $0.kind },
        .optional("condition", "What must hold.") { $0.condition },
        .list("cases", "The cases.") { $0.cases },
    ]
}

/// The code that makes one case of an enum.
package struct CompositeCaseView: TemplateView {
    package var name: String
    package var value: CompositeValueView

    package static let summary = "How one case of an enum is made."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The case.", example: "singleValue") { $0.name },
        .optional("value", "How it is made.") { $0.value },
    ]
}

/// A value made from stored ones.
package struct CompositeValueView: TemplateView {
    package var condition: GuardView?
    package var value: String

    package static let summary = "A value that is made of stored ones."

    package static let fields: [ViewField<Self>] = [
        .optional("condition", "What must hold; nothing where no value has to be there.") {
            $0.condition
        },
        .text("value", "The value.", example: "Pair(a: a, b: b)") { $0.value },
    ]
}
