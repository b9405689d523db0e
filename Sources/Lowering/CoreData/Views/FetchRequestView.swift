import Mustache
import SharedLowering
import TextLayout

/// A fetch request template of the model as a function.
package struct FetchRequestView: TemplateView {
    package var documentation: [String]
    package var access: String
    package var name: String
    package var parameters: [String]
    package var request: RequestView
    package var predicate: PredicateView?
    /// For example: `fetchLimit = 10`.
    package var settings: [String]

    package static let summary = "A fetch request template of the model."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "`age > $AGE`") {
            $0.documentation
        },
        .text("name", "The function's name.", example: "recentItems") { $0.name },
        .optionalText("parameters", "The parameters, if there are any.", example: "date: Date") {
            $0.parameters.isEmpty ? nil : Breakable.list($0.parameters)
        },
        .optional("request", "The request.") { $0.request },
        .flag("isPlain", "Whether the template asks for all and sets nothing.") {
            $0.predicate == nil && $0.settings.isEmpty
        },
        .optional("predicate", "The predicate, if it has no variables.") {
            $0.predicate.flatMap { $0.substitutions.isEmpty ? $0 : nil }
        },
        .optional("template", "The predicate, if it has variables.") {
            $0.predicate.flatMap { $0.substitutions.isEmpty ? nil : $0 }
        },
        .texts("settings", "What else the template sets.", example: "fetchLimit = 10") {
            $0.settings
        },
    ]
}

/// The predicate of a fetch request template.
package struct PredicateView: TemplateView {
    /// A string literal, if it fits on a line.
    package var literal: String?
    /// The lines of a multi-line literal, if it doesn't.
    package var lines: [String]
    /// For example: `"DATE": date`.
    package var substitutions: [String]

    package static let summary = "The predicate of a fetch request template."

    package static let fields: [ViewField<Self>] = [
        .text("target", "What the predicate is assigned to.", example: "let template") {
            $0.substitutions.isEmpty ? "request.predicate" : "let template"
        },
        .optionalText(
            "literal",
            "The text in quotes, if it fits on a line.",
            example: "\"done == YES\""
        ) {
            $0.literal
        },
        .texts("lines", "The text in several lines, where it is long.", example: "done == YES \\") {
            $0.lines
        },
        .text("substitutions", "The variables with their values.", example: "[\"A\": a]") {
            Breakable.array($0.substitutions)
        },
    ]
}
