import Mustache
import SharedLowering

/// The private members that read a property over several columns, and bind it.
package struct RowCompositeView: TemplateView {
    package var documentation: [String]
    /// For example: `storedContent`.
    package var name: String
    /// Without a question mark. For example: `ItemDataContent`.
    package var type: String
    package var content: Content

    package enum Content: Sendable {
        case structure(RowValueView)
        case choice(RowChoiceView)
    }

    package static let summary = "The members that read a property over several columns."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "Nil without a value.") {
            $0.documentation
        },
        .text("name", "The member that reads.", example: "storedContent") { $0.name },
        .text("type", "The type of the value.", example: "ItemDataContent") { $0.type },
        .optional("value", "How a struct is made.") {
            if case .structure(let value) = $0.content { value } else { nil }
        },
        .optional("choice", "How each case of an enum is made.") {
            if case .choice(let choice) = $0.content { choice } else { nil }
        },
        .optional("binder", "The method that binds a case.") {
            if case .choice(let choice) = $0.content { choice.binder } else { nil }
        },
    ]
}

/// How each case of an enum is made of a row.
package struct RowChoiceView: TemplateView {
    package var condition: GuardView
    package var cases: [RowCaseView]
    package var binder: BinderView

    package static let summary = "How each case of an enum is made of a row."

    package static let fields: [ViewField<Self>] = [
        .optional("condition", "What must hold.") { $0.condition },
        .list("cases", "The cases.") { $0.cases },
    ]
}

/// How one case of an enum is made of a row.
package struct RowCaseView: TemplateView {
    package var name: String
    package var value: RowValueView

    package static let summary = "How one case of an enum is made of a row."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The case.", example: "singleValue") { $0.name },
        .optional("value", "How it is made.") { $0.value },
    ]
}

/// A value that is made of columns.
package struct RowValueView: TemplateView {
    package var condition: GuardView?
    /// The lines that return it.
    package var lines: [String]

    package static let summary = "A value that is made of columns."

    package static let fields: [ViewField<Self>] = [
        .optional("condition", "What must hold; nothing where no value has to be there.") {
            $0.condition
        },
        .texts("lines", "The lines that return the value.", example: "return Pair(a: a, b: b)") {
            $0.lines
        },
    ]
}

/// The method that binds the columns of a case.
package struct BinderView: TemplateView {
    /// For example: `bindContent`.
    package var name: String
    /// The typed property. For example: `content`.
    package var property: String
    package var isOptional: Bool
    /// What binds the case itself. For example: `statement.bind(7, content.kind.rawValue)`.
    package var kind: String
    package var branches: [BinderBranchView]

    package static let summary = "The method that binds the columns of a case."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The method.", example: "bindContent") { $0.name },
        .text("property", "The typed property.", example: "content") { $0.property },
        .flag("isOptional", "Whether there may be no value.") { $0.isOptional },
        .text("kind", "What binds the case itself.", example: "statement.bind(7, kind)") {
            $0.kind
        },
        .list("branches", "The cases.") { $0.branches },
    ]
}

/// What binds the columns of one case.
package struct BinderBranchView: TemplateView {
    /// The lines of the pattern. For example: `case .interval(let pairDate):`.
    package var pattern: [String]
    package var lines: [String]

    package static let summary = "What binds the columns of one case."

    package static let fields: [ViewField<Self>] = [
        .texts("pattern", "The lines of the pattern.", example: "case .single(let value):") {
            $0.pattern
        },
        .texts("lines", "The lines that bind.", example: "statement.bind(8, value)") { $0.lines },
    ]
}
