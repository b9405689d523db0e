/// What the user gave to a command, already checked against its syntax.
///
/// For example: `arguments[GenerateCommand.output]`.
package struct ParsedArguments: Hashable, Sendable {
    /// The action of a command that has some. For example: `list`.
    package var action: String?
    /// What is no option, in the order given.
    package var positional: [String] = []
    /// Every option that was given; flags have an empty text.
    ///
    /// An array: for a few options it is faster than a dictionary, which the tool would start for.
    private var given: [Given] = []

    private struct Given: Hashable {
        var name: String
        var text: String
    }

    package init() {}

    /// The value of an option, or its default.
    package subscript<Value>(option: Option<Value>) -> Value {
        text(of: option.syntax.name).flatMap(option.read) ?? option.defaultValue
    }

    /// The value of an option that the user gave; nil where it was not given.
    package func given<Value>(_ option: Option<Value>) -> Value? {
        text(of: option.syntax.name).flatMap(option.read)
    }

    /// All that an option was given, each time that it was.
    package func all<Element>(_ option: Option<[Element]>) -> [Element] {
        given.filter { $0.name == option.syntax.name }.flatMap { option.read($0.text) ?? [] }
    }

    /// The last text that an option was given; nil where it was not.
    func text(of name: String) -> String? {
        given.last { $0.name == name }?.text
    }

    mutating func give(_ text: String, to name: String) {
        given.append(Given(name: name, text: text))
    }

    /// Whether the user gave the option.
    package func isGiven(_ name: String) -> Bool {
        given.contains { $0.name == name }
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
