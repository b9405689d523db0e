extension ToolSyntax {
    /// The manual page of the tool, for `man`: troff with the macros of man(7).
    ///
    /// For example: `modelgen man > modelgen.1`, then `man -l modelgen.1`. The same declarations
    /// always give the same text: the page has no date.
    package var manPage: String {
        ManPage(tool: self).lines.joined(separator: "\n") + "\n"
    }
}

/// The sections of a manual page, in their conventional order.
struct ManPage {
    let tool: ToolSyntax

    var lines: [String] {
        let title = tool.name.uppercased()
        let source = "\(tool.name) \(tool.version)"
        return [
            macro("TH", title, "1", "", source, "User Commands"),
            // Disables hyphenation: words may be names to copy.
            ".nh",
            ".ad l",
            macro("SH", "NAME"),
            "\(Roff.text(tool.name)) \\- \(Roff.escaped(tool.summary))",
            macro("SH", "SYNOPSIS"),
        ] + synopsis + [macro("SH", "COMMANDS")] + tool.invocations.flatMap { lines(of: $0) }
            + section("OPTIONS", ["These stand before or after the name of any command."])
            + tool.sharedOptions.flatMap(entry) + exitCodes
            + section("EXAMPLES", []) + tool.examples.flatMap { lines(of: $0) }.dropFirst()
    }

    /// For example: `chef cook DISH...`.
    private var synopsis: [String] {
        let starts = tool.invocations.map { command in
            let arguments = command.arguments.map { " \(italic($0.synopsis))" } ?? ""
            let options = command.options.isEmpty ? "" : " [\(italic("OPTION"))...]"
            return bold("\(tool.name) \(command.name)") + options + arguments
        }
        return Array(starts.map { [$0] }.joined(separator: [".br"]))
    }

    private var exitCodes: [String] {
        section("EXIT STATUS", [])
            + tool.exitCodes.flatMap { entry(bold("\($0.code)"), $0.meaning) }
    }
}

extension ManPage {
    private func lines(of command: CommandSyntax) -> [String] {
        let arguments = command.arguments.map { arguments in
            let choices = arguments.kind.choices
            let text = HelpText.detailed(arguments.help, choices: choices, default: nil)
            return entry(italic(arguments.synopsis), text)
        }
        return [macro("SS", "\(tool.name) \(command.name)")] + [Roff.text(command.summary + ".")]
            + command.discussion.flatMap { [".PP", Roff.text($0)] } + (arguments ?? [])
            + command.options.flatMap(entry) + exclusions(of: command)
            + command.examples.flatMap { lines(of: $0) }
    }

    private func exclusions(of command: CommandSyntax) -> [String] {
        command.exclusive.flatMap { group in
            [".PP", Roff.text("Give only one of \(quotedList(group.map { "--\($0)" })).")]
        }
    }

    private func lines(of example: Example) -> [String] {
        [".PP", Roff.text(example.explanation), ".PP", ".RS 4", ".nf"]
            + [Roff.text(example.line), ".fi", ".RE"]
    }

    /// For example: `-o`, `--output DIR` in their fonts, followed by the help.
    private func entry(_ option: OptionSyntax) -> [String] {
        let names = option.spellings.reversed().map(bold).joined(separator: ", ")
        let value = option.value.map { " \(italic($0.placeholder))" } ?? ""
        return entry(names + value, HelpText.detailed(option))
    }

    private func entry(_ name: String, _ text: String) -> [String] {
        [".TP", name, Roff.text(text + ".")]
    }

    private func section(_ title: String, _ paragraphs: [String]) -> [String] {
        [macro("SH", title)] + paragraphs.map(Roff.text)
    }

    private func macro(_ name: String, _ arguments: String...) -> String {
        ([".\(name)"] + arguments.map(Roff.argument)).joined(separator: " ")
    }

    private func bold(_ text: String) -> String { "\\fB\(Roff.escaped(text))\\fR" }

    private func italic(_ text: String) -> String { "\\fI\(Roff.escaped(text))\\fR" }
}
