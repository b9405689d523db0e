/// A command as data: parsing, help and whatever else describes it come from here.
///
/// For example: `modelgen generate INPUT… [--output DIR]`.
package struct CommandSyntax: Hashable, Sendable {
    package var name: String
    /// One line, as the list of commands shows it.
    package var summary: String
    /// Paragraphs that the help of the command shows below its usage.
    package var discussion: [String] = []
    package var arguments: ArgumentSyntax?
    package var options: [OptionSyntax] = []
    /// Groups of option names of which one may be given. For example: `[["output", "stdout"]]`.
    package var exclusive: [[String]] = []
    package var examples: [Example] = []
    /// What the command can be told to do, where that is several things: one must be named, and
    /// arguments are those of the action. For example: `modelgen templates list`.
    package var actions: [CommandSyntax] = []

    package init(name: String, summary: String) {
        self.name = name
        self.summary = summary
    }
}

/// What a command takes besides options.
package struct ArgumentSyntax: Hashable, Sendable {
    /// For example: `INPUT`.
    package var placeholder: String
    package var kind: ValueSyntax.Kind
    /// How many may be given.
    package var count: ClosedRange<Int>
    package var help: String

    package init(
        _ placeholder: String,
        _ kind: ValueSyntax.Kind = .file,
        count: ClosedRange<Int>,
        help: String
    ) {
        self.placeholder = placeholder
        self.kind = kind
        self.count = count
        self.help = help
    }

    /// For example: `INPUT...`.
    package var synopsis: String {
        let name = count.upperBound > 1 ? "\(placeholder)..." : placeholder
        return count.lowerBound == 0 ? "[\(name)]" : name
    }
}

/// A command line to copy, with what it does.
package struct Example: Hashable, Sendable {
    package var line: String
    package var explanation: String

    package init(_ line: String, _ explanation: String) {
        self.line = line
        self.explanation = explanation
    }
}
