import Mustache

/// The member that makes a value from several stored ones.
package struct CompositeReaderView: TemplateView {
    /// The lines of the doc comment. For example: `Nil without a value.`
    package var documentation: [String]
    /// The member that reads. For example: `storedDataContent`
    package var name: String
    /// The type of the value, without a question mark. For example: `ItemDataContent`
    package var type: String
    /// How a struct is made.
    var value: CompositeValueView? {
        if case .structure(let value) = content { value } else { nil }
    }
    /// How each case of an enum is made.
    var choice: CompositeChoiceView? {
        if case .choice(let choice) = content { choice } else { nil }
    }

    // MARK: Not for templates

    /// The code that makes the value.
    package var content: Content

    /// The code that makes the value.
    package enum Content: Sendable {
        case structure(CompositeValueView)
        case choice(CompositeChoiceView)
    }
}

/// The code that makes each case of an enum.
package struct CompositeChoiceView: TemplateView {
    /// The constant that selects the case. For example: `kind`
    package var kind: String
    /// What must hold.
    package var condition: GuardView
    /// The cases.
    package var cases: [CompositeCaseView]
}

/// The code that makes one case of an enum.
package struct CompositeCaseView: TemplateView {
    /// The case. For example: `singleValue`
    package var name: String
    /// How it is made.
    package var value: CompositeValueView
}

/// A value made from stored ones.
package struct CompositeValueView: TemplateView {
    /// What must hold, if a value has to be there.
    package var condition: GuardView?
    /// The value. For example: `Pair(a: a, b: b)`
    package var value: String
}
