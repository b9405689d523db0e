extension ToolSyntax {
    /// What the arguments ask for; `arguments` does not hold the name of the tool.
    ///
    /// `--name value` and `--name=value` mean the same, as do `-n value` and `-nvalue`; short flags
    /// may share a dash. The last one counts when an option is repeated. After `--`, nothing is an
    /// option. A value that begins with a dash takes the form `--name=value`.
    package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        var parser = ArgumentParser(tool: self, rest: arguments[...])
        return try parser.parse()
    }

    /// What can be understood of the arguments, whatever is wrong with the rest.
    ///
    /// For example: the format for the message that tells what is wrong.
    package func understood(_ arguments: [String]) -> ParsedArguments {
        var parser = ArgumentParser(tool: self, rest: arguments[...])
        return parser.understood()
    }
}

/// The state of going through the words of a command line.
struct ArgumentParser {
    let tool: ToolSyntax
    var rest: ArraySlice<String>
    var command: CommandSyntax?
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
            return .help(command.map { HelpText.command($0, of: tool) } ?? HelpText.tool(tool))
        }
        if parsed.isGiven("version") { return .version("\(tool.name) \(tool.version)") }
        guard let command else {
            throw error("a command is missing; it can be " + quotedList(commandNames))
        }
        try checkCount(command)
        try checkChoices(command)
        try checkExclusive(command)
        return .command(command.name, parsed)
    }

    /// A dash alone stands for standard input, as elsewhere.
    func isOption(_ word: String) -> Bool {
        word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1
    }

    /// The name of a command, or an argument of the one that was named before.
    private mutating func takeWord(_ word: String) throws(UsageError) {
        if command != nil {
            parsed.positional.append(word)
        } else if word == "help" {
            parsed.texts["help"] = ""
        } else {
            command = tool.commands.first { $0.name == word }
            if command == nil { throw unknownCommand(word) }
        }
    }

    var commandNames: [String] { tool.commands.map(\.name) }

    private func unknownCommand(_ word: String) -> UsageError {
        error("unknown command '\(word)'" + suggestion(for: word, in: commandNames, orList: true))
    }

    func error(_ message: String) -> UsageError {
        let words = [tool.name] + (command.map { [$0.name] } ?? []) + ["--help"]
        return UsageError(message: message, helpCommand: words.joined(separator: " "))
    }
}
