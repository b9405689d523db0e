import CommandSyntax

/// A tool whose texts hold what shells and typesetters take for their own.
enum OddTool {
    static let help = #"It's [odd]: "$HOME" `x` a\b (50%) {c,d} 'e'"#

    static let syntax: ToolSyntax = {
        var tool = ToolSyntax(name: "odd", version: "1-beta", summary: help, commands: [say, draw])
        tool.commonOptions = [
            OptionSyntax(name: "mood", value: ValueSyntax("MOOD", .choice(["sad"])), help: help)
        ]
        tool.exitCodes = [ExitCodeSyntax(0, help)]
        tool.examples = [Example(#"odd say 'a\b' -s it's"#, help)]
        return tool
    }()

    private static let say: CommandSyntax = {
        var command = CommandSyntax(name: "say", summary: help)
        command.discussion = [".TH is where a page begins.", "'br' is a word, é is a letter."]
        let words = ValueSyntax.Kind.choice(["it's", "a:b", "two words"])
        command.arguments = ArgumentSyntax("WORD", words, count: 0...2, help: help)
        command.options = [
            OptionSyntax(name: "style", short: "s", value: ValueSyntax("A:B", words), help: help),
            OptionSyntax(name: "quiet", short: "q", help: help),
        ]
        command.exclusive = [["style", "quiet"]]
        return command
    }()

    private static let draw: CommandSyntax = {
        var command = CommandSyntax(name: "draw", summary: "Draw")
        command.arguments = ArgumentSyntax("FILE", count: 1...1, help: "A picture")
        command.options = [
            OptionSyntax(name: "brush", value: ValueSyntax("FILE", .file), help: "A brush")
        ]
        return command
    }()
}
