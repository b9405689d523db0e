/// The declaration of an option, for parsing and help. For example: `-o, --output DIR`.
package struct OptionSyntax: Hashable, Sendable {
    /// The name without dashes. For example: `output`.
    package var name: String
    /// For example: `o`.
    package var short: Character?
    /// The value that follows the name; `nil` for a flag.
    package var value: ValueSyntax?
    /// One sentence without its period.
    package var help: String

    package init(name: String, short: Character? = nil, value: ValueSyntax? = nil, help: String) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
    }

    /// The spellings that users can type. For example: `--output`, `-o`.
    var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }

    /// For example: `-o, --output DIR`.
    package var synopsis: String {
        let names = short.map { "-\($0), --\(name)" } ?? "    --\(name)"
        return value.map { "\(names) \($0.placeholder)" } ?? names
    }
}

/// The declaration of a value, for parsing and help.
package struct ValueSyntax: Hashable, Sendable {
    /// The placeholder for the value in help. For example: `DIR`.
    package var placeholder: String
    package var kind: Kind
    /// The default, as help shows it.
    package var defaultText: String?

    package enum Kind: Hashable, Sendable {
        /// Any text.
        case text
        case file
        case folder
        /// One of these. For example: `["internal", "package", "public"]`.
        case choice([String])
        /// A whole number in this range.
        case number(ClosedRange<Int>)
    }

    package init(_ placeholder: String, _ kind: Kind = .text, defaultText: String? = nil) {
        self.placeholder = placeholder
        self.kind = kind
        self.defaultText = defaultText
    }

    /// The values to choose from; empty if any text is allowed.
    package var choices: [String] { kind.choices }
}

extension ValueSyntax.Kind {
    /// The values to choose from; empty if any text is allowed.
    package var choices: [String] {
        switch self {
        case .text, .file, .folder, .number: []
        case .choice(let names): names
        }
    }
}
