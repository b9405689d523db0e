import Mustache

/// A struct whose parts are stored in separate attributes.
package struct StructureView: TemplateView {
    package var name: String
    package var parts: [PartView]
    /// For example: `start: Date, end: Date`.
    package var parameters: String

    package static let summary = "A struct of parts."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "Place") { $0.name },
        .list("parts", "The parts.") { $0.parts },
        .text("parameters", "The parameters of the initializer.", example: "a: Int") {
            $0.parameters
        },
    ]
}

/// A struct of two parts, the first of which isn't greater than the second.
package struct OrderedPairView: TemplateView {
    package var name: String
    package var error: ErrorView
    /// Whether the error has sentences, which take an extension.
    package var hasErrorText = true
    package var parts: [PartView]
    /// For example: `start: Date, end: Date`.
    package var parameters: String
    package var check: CheckView
    /// For example: `start, end`.
    package var values: String
    /// For example: `start: Date, end: Date`.
    package var stored: String

    package static let summary = "A struct of two parts in ascending order."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "Interval") { $0.name },
        .optional("error", "What the wrong order throws.") { $0.error },
        .optional("errorText", "The error, if it has sentences.") {
            $0.hasErrorText ? $0.error : nil
        },
        .text("errorName", "The error's name.", example: "ValidationError") { $0.error.name },
        .list("parts", "The parts.") { $0.parts },
        .text("parameters", "The parameters of the initializer.", example: "a: Int") {
            $0.parameters
        },
        .optional("check", "What the initializer checks.") { $0.check },
        .text("values", "The parts' values.", example: "start, end") { $0.values },
        .text("stored", "The parts as a tuple's type.", example: "a: Int, b: Int") { $0.stored },
    ]
}

/// A part of a struct.
package struct PartView: TemplateView {
    package var documentation: [String]
    package var keyword: String
    package var name: String
    package var member: String
    package var type: String
    /// For example: `start: values.decode(Date.self, forKey: .start),`.
    package var decoding: String

    package static let summary = "A part of a struct."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The doc comment's lines.", example: "The first day.") {
            $0.documentation
        },
        .text("keyword", "`let` or `var`.", example: "let") { $0.keyword },
        .text("name", "The part's name.", example: "start") { $0.name },
        .text("member", "The part's name behind a dot.", example: "start") { $0.member },
        .text("type", "The part's type.", example: "Date") { $0.type },
        .text("decoding", "The part as decoded.", example: "end: values.decode(Date.self)") {
            $0.decoding
        },
    ]
}
