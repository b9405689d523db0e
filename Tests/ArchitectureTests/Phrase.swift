import Foundation
import Testing

/// A phrase that prose must not contain.
struct Phrase: Sendable, CustomTestStringConvertible {
    /// A regular expression.
    let pattern: String
    /// A text that contains the phrase.
    let example: String
    /// What to write, for the message.
    let instead: String

    init(_ pattern: String, _ example: String, instead: String) {
        self.pattern = pattern
        self.example = example
        self.instead = instead
    }

    /// The first occurrence of the phrase.
    func match(in text: String) -> Substring? {
        text.range(of: pattern, options: .regularExpression).map { text[$0] }
    }

    var testDescription: String { pattern }
}

extension Phrase {
    static let all = [
        Phrase(
            #"\b[Ww]hat (is|there is) to (say|be said)\b"#,
            "What is to say about names",
            instead: "'Diagnostics for'"
        ),
        Phrase(
            #"(?<![Tt]here )\b(is|are) no\b(?! longer| more| action)"#,
            "The text is no number",
            instead: "'isn't a'"
        ),
        Phrase(#"\bbesides\b"#, "what a class has besides", instead: "'in addition' or 'also'"),
        Phrase(#"\bthereof\b"#, "a part thereof", instead: "'of it'"),
        Phrase(
            #"\b[Ww]here (it|they|there) (is|are)\b"#,
            "written where there is a value",
            instead: "'if'"
        ),
        Phrase(
            #"\b([Nn]il|[Tt]rue|[Ff]alse|[Ee]mpty|[Nn]othing|[Nn]one) where\b"#,
            "Nil where the values differ",
            instead: "'if'"
        ),
        Phrase(#"\b[Ww]here (none|nothing|nobody)\b"#, "where nothing differs", instead: "'if'"),
        Phrase(
            #"\bstands? (in|beside|before|around|behind|there|at|inside|under|below|with)\b"#,
            "the name stands in the header",
            instead: "'is'"
        ),
        Phrase(#"\b[Ww]hat stands\b"#, "What stands inside", instead: "the thing's name"),
        Phrase(#"\bas (it|they) stands?\b"#, "shown as they stand", instead: "'unchanged'"),
        Phrase(#"\bof its own kind\b"#, "code of its own kind", instead: "'its own'"),
        Phrase(#"\bgoes before\b"#, "An option goes before a key", instead: "'precedes'"),
        Phrase(#"\b[Tt]he same of\b"#, "The same of a type", instead: "the thing's name"),
        Phrase(#"\bbut for\b"#, "all but for the last", instead: "'except'"),
        Phrase(
            #"\bSays (that|which|where|what|whether|how)\b"#,
            "Says that a name is unknown",
            instead: "'Reports'"
        ),
        Phrase(#"\btells? (it|them) more\b"#, "tells it more", instead: "'configures'"),
        Phrase(#"\b[Ii]nitialis"#, "an initialiser", instead: "'initializer'"),
        Phrase(#"\b[Tt]ypes? of values\b"#, "a type of values", instead: "'value type'"),
        Phrase(#"\bdestructor\b"#, "the destructor", instead: "'deinitializer'"),
        Phrase(#"\b[Cc]ircles?\b"#, "a circle of parents", instead: "'cycle'"),
        Phrase(#"\banew\b"#, "makes the list anew", instead: "'again'"),
        Phrase(#"\bmend(s|ed|ing)?\b"#, "a mistake that was mended", instead: "'fix'"),
    ]
}
