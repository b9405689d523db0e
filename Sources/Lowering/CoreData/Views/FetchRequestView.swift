import Mustache
import SharedLowering
import SwiftNames

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

    private var isShort: Bool {
        let list = parameters.joined(separator: ", ")
        let head = "\(access)class func \(name)(\(list)) -> \(request.generic)<\(request.result)> {"
        return parameters.isEmpty || TextWidth.fits(head, indentation: 4)
    }

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "`age > $AGE`") {
            $0.documentation
        },
        .text("name", "The function's name.", example: "recentItems") { $0.name },
        .optionalText("parameterLine", "The parameters, where they fit.", example: "date: Date") {
            $0.isShort ? $0.parameters.joined(separator: ", ") : nil
        },
        .list("parameters", "The parameters, where each needs its own line.") {
            $0.isShort ? [] : ListItemView.list($0.parameters)
        },
        .optional("request", "The request.") { $0.request },
        .flag("isPlain", "Whether the template asks for all and sets nothing.") {
            $0.predicate == nil && $0.settings.isEmpty
        },
        .optional("predicate", "The predicate; none asks for all.") { $0.predicate },
        .texts("settings", "What else the template sets.", example: "fetchLimit = 10") {
            $0.settings
        },
    ]
}

/// The predicate of a fetch request template.
package struct PredicateView: TemplateView {
    /// A string literal, where it fits.
    package var literal: String?
    /// The same, where it fits on a line of its own.
    package var longLiteral: String?
    /// The lines of a multi-line literal, where it fits on none.
    package var lines: [String]
    /// For example: `"DATE": date`.
    package var substitutions: [String]

    package static let summary = "The predicate of a fetch request template."

    private var substitutionLine: String { substitutions.joined(separator: ", ") }

    private var isShort: Bool {
        TextWidth.fits(
            "request.predicate = template.withSubstitutionVariables([\(substitutionLine)])",
            indentation: 8
        )
    }

    package static let fields: [ViewField<Self>] = [
        .text("target", "What the predicate is assigned to.", example: "let template") {
            $0.substitutions.isEmpty ? "request.predicate" : "let template"
        },
        .optionalText("literal", "The text in quotes, where it fits.", example: "\"done == YES\"") {
            $0.literal
        },
        .optionalText("longLiteral", "The text in quotes, for its own line.", example: "\"a\"") {
            $0.longLiteral
        },
        .flag("isMultiline", "Whether the text has several lines.") { !$0.lines.isEmpty },
        .texts("lines", "The text in several lines, where it is long.", example: "done == YES \\") {
            $0.lines
        },
        .flag("hasSubstitutions", "Whether there are variables.") { !$0.substitutions.isEmpty },
        .optionalText("substitutionLine", "The variables, where they fit.", example: "\"A\": a") {
            $0.isShort ? $0.substitutionLine : nil
        },
        .list("substitutions", "The variables, where each needs its own line.") {
            $0.isShort ? [] : ListItemView.list($0.substitutions)
        },
    ]
}
