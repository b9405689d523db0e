extension ToolSyntax {
    /// Parses the arguments, which don't include the name of the tool.
    ///
    /// `--name value` and `--name=value` mean the same, as do `-n value` and `-nvalue`; short flags
    /// may share a dash. If an option is repeated, the last one counts. After `--`, nothing is an
    /// option. A value that begins with a dash takes the form `--name=value`.
    package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        var parser = ArgumentParser(tool: self, rest: arguments[...])
        return try parser.parse()
    }

    /// The arguments that can be understood, even if others are wrong.
    ///
    /// For example: the format in which to report what is wrong.
    package func understood(_ arguments: [String]) -> ParsedArguments {
        var parser = ArgumentParser(tool: self, rest: arguments[...])
        return parser.understood()
    }
}

/// The state of parsing a command line word by word.
struct ArgumentParser {
    let tool: ToolSyntax
    var rest: ArraySlice<String>
    var command: CommandSyntax?
    /// The action, under its full name. For example: `templates list`.
    var action: CommandSyntax?
    var parsed = ParsedArguments()
    private var optionsMayFollow = true

    init(tool: ToolSyntax, rest: ArraySlice<String>) {
        self.tool = tool
        self.rest = rest
    }

    mutating func parse() throws(UsageError) -> Invocation {
        while let word = rest.popFirst() { try take(word) }
        return try invocation()
    }

    mutating func understood() -> ParsedArguments {
        while let word = rest.popFirst() { try? take(word) }
        return parsed
    }

    private mutating func take(_ word: String) throws(UsageError) {
        if optionsMayFollow && word == "--" {
            optionsMayFollow = false
        } else if optionsMayFollow && isOption(word) {
            try takeOption(word)
        } else {
            try takeWord(word)
        }
    }

    private func invocation() throws(UsageError) -> Invocation {
        if parsed.isGiven("help") {
            return .help(invoked.map { HelpText.command($0, of: tool) } ?? HelpText.tool(tool))
        }
        if parsed.isGiven("version") { return .version("\(tool.name) \(tool.version)") }
        guard let command, let invoked else {
            throw error("a command is missing; it can be " + quotedList(commandNames))
        }
        if action == nil, !command.actions.isEmpty {
            let names = quotedList(command.actions.map(\.name))
            throw error("'\(command.name)' needs an action; it can be \(names)")
        }
        try checkCount(invoked)
        try checkChoices(invoked)
        try checkExclusive(invoked)
        return .command(command.name, parsed)
    }

    /// A lone dash is standard input, by convention.
    func isOption(_ word: String) -> Bool {
        word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1
    }

    /// The syntax to run: the action, or a command without actions.
    var invoked: CommandSyntax? { action ?? command }

    /// Takes a word as a command's name, an action's name or an argument.
    private mutating func takeWord(_ word: String) throws(UsageError) {
        if let command, action == nil, !command.actions.isEmpty {
            try takeAction(word, of: command)
        } else if command != nil {
            parsed.positional.append(word)
        } else if word == "help" {
            parsed.give("", to: "help")
        } else {
            command = tool.commands.first { $0.name == word }
            if command == nil { throw unknownCommand(word) }
        }
    }

    private mutating func takeAction(_ word: String, of command: CommandSyntax) throws(UsageError) {
        action = command.wholeActions.first { $0.name == "\(command.name) \(word)" }
        if action != nil {
            parsed.action = word
        } else {
            let names = command.actions.map(\.name)
            let end = suggestion(for: word, in: names, orList: true)
            throw error("unknown action '\(word)' of '\(command.name)'" + end)
        }
    }

    var commandNames: [String] { tool.commands.map(\.name) }

    private func unknownCommand(_ word: String) -> UsageError {
        error("unknown command '\(word)'" + suggestion(for: word, in: commandNames, orList: true))
    }

    func error(_ message: String) -> UsageError {
        let words = [tool.name] + (invoked.map { [$0.name] } ?? []) + ["--help"]
        return UsageError(message: message, helpCommand: words.joined(separator: " "))
    }
}
