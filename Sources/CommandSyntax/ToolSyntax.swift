/// A tool as data: its commands, and what they have in common.
package struct ToolSyntax: Sendable {
    package var name: String
    package var version: String
    package var summary: String
    package var commands: CommandList
    /// Options that can precede or follow the name of any command. For example: `--color`.
    package var commonOptions: [OptionSyntax] = []
    package var exitCodes: [ExitCodeSyntax] = []
    package var examples: [Example] = []

    package init(name: String, version: String, summary: String, commands: CommandList) {
        self.name = name
        self.version = version
        self.summary = summary
        self.commands = commands
    }

    /// `--help` and `--version`, which every tool supports.
    package static let builtInOptions = [
        OptionSyntax(name: "help", short: "h", help: "Show this help"),
        OptionSyntax(name: "version", help: "Show the version"),
    ]

    /// The options that every command accepts, in the order of help.
    package var sharedOptions: [OptionSyntax] { commonOptions + Self.builtInOptions }
}

/// The meaning of an exit code. For example: `0`, `Done`.
package struct ExitCodeSyntax: Hashable, Sendable {
    package var code: Int32
    package var meaning: String

    package init(_ code: Int32, _ meaning: String) {
        self.code = code
        self.meaning = meaning
    }
}
