import Mustache

/// The error of a validated type, with a sentence for each case.
package struct ErrorView: TemplateView {
    /// For example: `ValidationError`.
    package var name: String
    /// For example: `ValidatedName.ValidationError`.
    package var path: String
    package var cases: [CaseView]
    package var messages: [MessageView]

    package static let summary = "The error of a validated type."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The error's name.", example: "ValidationError") { $0.name },
        .text("path", "The error's full name.", example: "Name.ValidationError") { $0.path },
        .list("cases", "A case for each rule.") { $0.cases },
        .list("messages", "What each case tells a person.") { $0.messages },
    ]
}

/// The sentence for one case of an error.
package struct MessageView: TemplateView {
    /// For example: `.tooShort(let length, let lowerBound)`.
    package var pattern: String
    /// With quotation marks.
    package var sentence: String

    package static let summary = "What a case of an error tells a person."

    package static let fields: [ViewField<Self>] = [
        .text("pattern", "The case.", example: ".tooLarge(let value)") { $0.pattern },
        .text("sentence", "The sentence, in quotes.", example: "\"That is too much.\"") {
            $0.sentence
        },
    ]
}
