/// What parsing and help know about an option. For example: `-o, --output DIR`.
package struct OptionSyntax: Hashable, Sendable {
    /// Without dashes. For example: `output`.
    package var name: String
    /// For example: `o`.
    package var short: Character?
    /// What follows the name; nil for a flag, which stands alone.
    package var value: ValueSyntax?
    /// One sentence without its full stop.
    package var help: String

    package init(name: String, short: Character? = nil, value: ValueSyntax? = nil, help: String) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
    }

    /// What a user may type. For example: `--output`, `-o`.
    var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }

    /// For example: `-o, --output DIR`.
    package var synopsis: String {
        let names = short.map { "-\($0), --\(name)" } ?? "    --\(name)"
        return value.map { "\(names) \($0.placeholder)" } ?? names
    }
}

/// What parsing and help know about a value.
package struct ValueSyntax: Hashable, Sendable {
    /// What stands for the value in help. For example: `DIR`.
    package var placeholder: String
    package var kind: Kind
    /// What holds when the option is not given, as help shows it.
    package var defaultText: String?

    package enum Kind: Hashable, Sendable {
        /// Any text.
        case text
        case file
        case folder
        /// One of these. For example: `["internal", "package", "public"]`.
        case choice([String])
        /// A whole number of these.
        case number(ClosedRange<Int>)
    }

    package init(_ placeholder: String, _ kind: Kind = .text, defaultText: String? = nil) {
        self.placeholder = placeholder
        self.kind = kind
        self.defaultText = defaultText
    }

    /// The values to choose from; empty where any text will do.
    package var choices: [String] { kind.choices }
}

extension ValueSyntax.Kind {
    /// The values to choose from; empty where any text will do.
    package var choices: [String] {
        switch self {
        case .text, .file, .folder, .number: []
        case .choice(let names): names
        }
    }
}
