/// The words that Swift keeps for itself, after "Keywords and Punctuation" of its reference.
package enum SwiftKeyword {
    /// Words that an identifier may only be in backticks.
    package static let reserved: WordSet = [
        // Declarations.
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
        "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
        "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
        // Statements.
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
        "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        // Expressions and types.
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true",
        "try", "_",
    ]

    /// Words that stand for something else behind a dot. For example: `People.Type`.
    package static let metatypes: WordSet = ["Type", "Protocol", "self", "init"]

    /// Words that may stand before a type, so that a type of that name is misread.
    package static let beforeTypes: WordSet = [
        "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
    ]
}
