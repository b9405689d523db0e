extension SourceFragment {
    /// The subject of a message. For example: "'rename(to:)'"; "this" for what has no name.
    package var subject: String { name.isEmpty ? "this" : "'\(name)'" }

    /// The first of some words that the text has, in code, comments or texts alike.
    ///
    /// For example: `ModelContext` of `func add(to context: ModelContext)`. Complexity: O(n).
    package func word(of words: Set<String>) -> String? {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.lazy.map(String.init)
            .first(where: words.contains)
    }
}

extension Model {
    /// The names of what the code declares beside its classes, which may hide names of other modules.
    package var namesBesideClasses: [String] { valueTypes.map(\.name) + declarations.map(\.name) }

    /// All source text that is carried over as it is.
    package var fragments: [SourceFragment] {
        entities.flatMap { ($0.code?.carriedOver ?? []) + ($0.code?.declarations ?? []) }
            + valueTypes.flatMap { $0.code.members + $0.extensions.members } + declarations
    }
}
