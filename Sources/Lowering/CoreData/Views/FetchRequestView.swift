import Mustache
import SharedLowering
import TextLayout

/// A fetch request template of the model as a function.
package struct FetchRequestView: TemplateView {
    /// The lines of the doc comment. For example: "`age > $AGE`"
    package var documentation: [String]
    /// The function's name. For example: `recentItems`
    package var name: String
    /// The parameters, if there are any. For example: `date: Date`
    package var parameters: String?
    /// The request.
    package var request: RequestView
    /// Whether the template asks for all and sets nothing.
    var isPlain: Bool { condition == nil && settings.isEmpty }
    /// The predicate, if it has no variables.
    var predicate: PredicateView? { condition.flatMap { $0.variables.isEmpty ? $0 : nil } }
    /// The predicate, if it has variables.
    var template: PredicateView? { condition.flatMap { $0.variables.isEmpty ? nil : $0 } }
    /// What else the template sets. For example: `fetchLimit = 10`
    package var settings: [String]

    // MARK: Not for templates

    /// The predicate, with or without variables.
    package var condition: PredicateView?
}

/// The predicate of a fetch request template.
package struct PredicateView: TemplateView {
    /// What the predicate is assigned to. For example: `let template`
    var target: String { variables.isEmpty ? "request.predicate" : "let template" }
    /// The text in quotes, if it fits on a line. For example: `"done == YES"`
    package var literal: String?
    /// The lines of a multi-line literal, if it doesn't fit. For example: `done == YES \`
    package var lines: [String]
    /// The variables with their values. For example: `["A": a]`
    var substitutions: String { Breakable.array(variables) }

    // MARK: Not for templates

    /// The variables with their values, one each. For example: `"DATE": date`.
    package var variables: [String]
}
