import Mustache
import SharedLowering
import SwiftNames

/// The private members behind a property over several attributes.
package struct StoredCompositeView: TemplateView {
    package var documentation: [String]
    /// For example: `storedDataContent`.
    package var name: String
    /// Without a question mark. For example: `ItemDataContent`.
    package var type: String
    package var content: Content

    package enum Content: Sendable {
        case structure(StoredValueView)
        case choice(StoredChoiceView)
    }

    package static let summary = "The private members behind a property over several attributes."

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
        .optional("store", "The method that stores a case.") {
            if case .choice(let choice) = $0.content { choice.store } else { nil }
        },
    ]
}

/// How each case of an enum is made.
package struct StoredChoiceView: TemplateView {
    /// The constant that says which case it is. For example: `kind`.
    package var kind: String
    package var condition: GuardView
    package var cases: [StoredCaseView]
    package var store: StoreView

    package static let summary = "How each case of an enum is made."

    package static let fields: [ViewField<Self>] = [
        .text("kind", "The constant that says which case it is.", example: "kind") { $0.kind },
        .optional("condition", "What must hold.") { $0.condition },
        .list("cases", "The cases.") { $0.cases },
    ]
}

/// How one case of an enum is made.
package struct StoredCaseView: TemplateView {
    package var name: String
    package var value: StoredValueView

    package static let summary = "How one case of an enum is made."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The case.", example: "singleValue") { $0.name },
        .optional("value", "How it is made.") { $0.value },
    ]
}

/// A value that is made of stored ones.
package struct StoredValueView: TemplateView {
    package var condition: GuardView?
    /// The lines that return it.
    package var lines: [String]

    package static let summary = "A value that is made of stored ones."

    package static let fields: [ViewField<Self>] = [
        .optional("condition", "What must hold; nothing where no value has to be there.") {
            $0.condition
        },
        .texts("lines", "The lines that return the value.", example: "return Pair(a: a, b: b)") {
            $0.lines
        },
    ]
}

/// The method that stores a case, and clears what the case does not use.
package struct StoreView: TemplateView {
    package var name: String
    /// The typed property. For example: `dataContent`.
    package var property: String
    package var parameters: [String]
    /// The lines that store the values.
    package var assignments: [String]

    package static let summary = "The method that stores a case."

    private var isShort: Bool {
        let line = "private func \(name)(" + parameters.joined(separator: ", ") + ") {"
        return TextWidth.fits(line, indentation: 4)
    }

    package static let fields: [ViewField<Self>] = [
        .text("name", "The method.", example: "store") { $0.name },
        .text("property", "The typed property.", example: "dataContent") { $0.property },
        .optionalText("parameterLine", "The parameters, where they fit.", example: "_ kind: Kind") {
            $0.isShort ? $0.parameters.joined(separator: ", ") : nil
        },
        .list("parameters", "The parameters, where each needs its own line.") {
            $0.isShort ? [] : ListItemView.list($0.parameters)
        },
        .texts("assignments", "The lines that store the values.", example: "self.end = end") {
            $0.assignments
        },
    ]
}
