import Mustache

/// A wrapper around one value that enforces its rules.
package struct ValidatedView: TemplateView {
    package var name: String
    /// The protocol that the type conforms to. For example: `ValidatedValue`.
    package var conformance: String
    package var rawType: String
    /// The error; `nil` if every value is valid after cleaning.
    package var error: ErrorView?
    /// Whether the error has sentences, which take an extension.
    package var hasErrorText = true
    package var never: String
    package var constants: [ConstantView]
    package var steps: [StepView]
    /// The value to store. For example: `value`.
    package var result: String

    package static let summary = "A wrapper around one valid value."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "ValidatedName") { $0.name },
        .text("conformance", "What it conforms to.", example: "ValidatedValue") { $0.conformance },
        .text("rawType", "The type of the raw value.", example: "String") { $0.rawType },
        .optional("error", "What a broken rule throws; none without such rules.") { $0.error },
        .optional("errorText", "The error, if it has sentences.") {
            $0.hasErrorText ? $0.error : nil
        },
        .text("never", "The error of what cannot fail.", example: "Never") { $0.never },
        .list("constants", "The bounds.") { $0.constants },
        .flag("hasConstants", "Whether there are bounds.") { !$0.constants.isEmpty },
        .text("throwing", "What the initializer throws.", example: " throws(ValidationError)") {
            $0.error.map { " throws(\($0.name))" } ?? ""
        },
        .list("steps", "The rules, in order.") { $0.steps },
        .text("result", "What the initializer keeps.", example: "value") { $0.result },
    ]
}

/// A constant that a rule defines.
package struct ConstantView: TemplateView {
    package var documentation: [String]
    /// For example: `lowerBound: Double`.
    package var name: String
    package var value: String

    package static let summary = "A bound of a rule."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The doc comment's lines.", example: "The greatest length.") {
            $0.documentation
        },
        .text("name", "The constant.", example: "lengthLowerBound") { $0.name },
        .text("value", "Its value.", example: "3") { $0.value },
    ]
}

/// A rule in the initializer, which either cleans or checks.
package struct StepView: TemplateView {
    package var cleaning: String?
    package var check: CheckView?

    package static let summary = "A rule in an initializer."

    package static let fields: [ViewField<Self>] = [
        .optionalText("cleaning", "An assignment.", example: "let value = raw.lowercased()") {
            $0.cleaning
        },
        .optional("check", "A check.") { $0.check },
    ]
}
