/// What the user gave to a command, already checked against its syntax.
///
/// For example: `arguments[GenerateCommand.output]`.
package struct ParsedArguments: Hashable, Sendable {
    /// The action of a command that has some. For example: `list`.
    package var action: String?
    /// What is no option, in the order given.
    package var positional: [String] = []
    /// The last text of every option that was given; flags have an empty one.
    var texts: [String: String] = [:]

    package init() {}

    /// The value of an option, or its default. Complexity: O(1).
    package subscript<Value>(option: Option<Value>) -> Value {
        texts[option.syntax.name].flatMap(option.read) ?? option.defaultValue
    }

    /// Whether the user gave the option.
    package func isGiven(_ name: String) -> Bool {
        texts[name] != nil
    }
}

/// What the user asked the tool to do.
package enum Invocation: Hashable, Sendable {
    /// The text of `--help`.
    case help(String)
    /// The line of `--version`.
    case version(String)
    case command(String, ParsedArguments)
}
