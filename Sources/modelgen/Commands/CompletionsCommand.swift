import CommandSyntax

/// `modelgen completions`: prints a shell script that completes commands, options and values.
enum CompletionsCommand: Command {
    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "completions", summary: "Print completions for a shell")
        syntax.discussion = [
            "The script contains the options of '--help'. Print it again after updating modelgen."
        ]
        syntax.arguments = ArgumentSyntax(
            "SHELL",
            .choice(CompletionShell.allCases.map(\.rawValue)),
            count: 1...1,
            help: "The shell to print the script for"
        )
        syntax.examples = [
            Example(
                #"eval "$(modelgen completions bash)""#,
                "Enable completion in bash; add the line to ~/.bashrc."
            ),
            Example(
                #"eval "$(modelgen completions zsh)""#,
                "Enable completion in zsh; add the line to ~/.zshrc, after compinit."
            ),
            Example(
                "modelgen completions fish > ~/.config/fish/completions/modelgen.fish",
                "Enable completion in fish."
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
