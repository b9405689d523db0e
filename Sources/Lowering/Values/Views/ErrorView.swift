import Mustache

/// The error of a validated type, with a sentence for each case.
package struct ErrorView: TemplateView {
    /// The error's name. For example: `ValidationError`
    package var name: String
    /// The error's full name. For example: `Name.ValidationError`
    package var path: String
    /// A case for each rule.
    package var cases: [CaseView]
    /// What each case tells a person.
    package var messages: [MessageView]
}

/// The sentence for one case of an error.
package struct MessageView: TemplateView {
    /// The case. For example: `.tooLarge(let value)`
    package var pattern: String
    /// The sentence, in quotes. For example: `"That is too much."`
    package var sentence: String
}
