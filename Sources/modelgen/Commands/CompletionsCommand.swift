import CommandSyntax

/// `modelgen completions`: prints a shell script that completes commands, options and values.
enum CompletionsCommand: Command {
    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "completions", summary: "Print completions for a shell")
        syntax.discussion = [
            "The script holds what '--help' says. Print it again when modelgen has changed."
        ]
        syntax.arguments = ArgumentSyntax(
            "SHELL",
            .choice(CompletionShell.allCases.map(\.rawValue)),
            count: 1...1,
            help: "The shell that reads the script"
        )
        syntax.examples = [
            Example(
                #"eval "$(modelgen completions bash)""#,
                "Complete in bash; the line belongs in ~/.bashrc."
            ),
            Example(
                #"eval "$(modelgen completions zsh)""#,
                "Complete in zsh; the line belongs in ~/.zshrc, after compinit."
            ),
            Example(
                "modelgen completions fish > ~/.config/fish/completions/modelgen.fish",
                "Complete in fish."
            ),
        ]
        return syntax
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        guard let shell = arguments.positional.first.flatMap(CompletionShell.init) else {
            throw RunError(message: "no shell is named")
        }
        try console.print(Modelgen.syntax.completions(for: shell))
        return .done
    }
}
