/// A command as data, from which parsing, help and all other descriptions are derived.
///
/// For example: `modelgen generate INPUT… [--output DIR]`.
package struct CommandSyntax: Hashable, Sendable {
    package var name: String
    /// One line for the list of commands.
    package var summary: String
    /// Paragraphs shown below the usage in the command's help.
    package var discussion: [String] = []
    package var arguments: ArgumentSyntax?
    package var options: [OptionSyntax] = []
    /// Groups of mutually exclusive options, by name. For example: `[["output", "stdout"]]`.
    package var exclusive: [[String]] = []
    package var examples: [Example] = []
    /// The actions of the command. If there are any, the user must name one, and the arguments
    /// belong to the action. For example: `modelgen templates list`.
    package var actions: [CommandSyntax] = []

    package init(name: String, summary: String) {
        self.name = name
        self.summary = summary
    }
}

/// The arguments of a command other than its options.
package struct ArgumentSyntax: Hashable, Sendable {
    /// For example: `INPUT`.
    package var placeholder: String
    package var kind: ValueSyntax.Kind
    /// How many arguments may be given.
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

/// A command line to copy, and what it does.
package struct Example: Hashable, Sendable {
    package var line: String
    package var explanation: String

    package init(_ line: String, _ explanation: String) {
        self.line = line
        self.explanation = explanation
    }
}
