/// The arguments that the user gave to a command, validated against its syntax.
///
/// For example: `arguments[GenerateCommand.output]`.
package struct ParsedArguments: Hashable, Sendable {
    /// The action, for commands that have actions. For example: `list`.
    package var action: String?
    /// The positional arguments, in the order given.
    package var positional: [String] = []
    /// Every option that was given; flags have an empty text.
    ///
    /// An array, because for a few options it's faster than a dictionary, whose metadata would be
    /// loaded for this alone.
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

    /// The value of an option if the user gave one; otherwise `nil`.
    package func given<Value>(_ option: Option<Value>) -> Value? {
        text(of: option.syntax.name).flatMap(option.read)
    }

    /// All values of an option that may be repeated.
    package func all<Element>(_ option: Option<[Element]>) -> [Element] {
        given.filter { $0.name == option.syntax.name }.flatMap { option.read($0.text) ?? [] }
    }

    /// The last text given for an option; `nil` if there is none.
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

/// The action that the user requested.
package enum Invocation: Hashable, Sendable {
    /// The text of `--help`.
    case help(String)
    /// The line of `--version`.
    case version(String)
    case command(String, ParsedArguments)
}
