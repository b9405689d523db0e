import CommandSyntax

/// `modelgen man`: prints the manual page.
enum ManCommand: Command {
    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "man", summary: "Print the manual page")
        syntax.discussion = ["The page is text for troff, with the contents of '--help'."]
        syntax.examples = [
            Example(
                "modelgen man > /usr/local/share/man/man1/modelgen.1",
                "Install the page for 'man modelgen'."
            )
        ]
        return syntax
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        try console.print(Modelgen.syntax.manPage)
        return .done
    }
}
