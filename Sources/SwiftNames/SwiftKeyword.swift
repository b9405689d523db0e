/// Swift's keywords, as listed under "Keywords and Punctuation" in its reference.
package enum SwiftKeyword {
    /// Words that need backticks as identifiers.
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

    /// Words with a special meaning after a dot. For example: `People.Type`.
    package static let metatypes: WordSet = ["Type", "Protocol", "self", "init"]

    /// Words that can precede a type: a type with such a name would be misread.
    package static let beforeTypes: WordSet = [
        "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
    ]
}
