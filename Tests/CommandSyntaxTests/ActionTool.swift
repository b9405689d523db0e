import CommandSyntax

/// A tool with a command that takes an action.
enum ActionTool {
    static let full = Option.flag("full", help: "Leave no room")

    static let syntax = ToolSyntax(
        name: "host",
        version: "1.2",
        summary: "Dinner from recipes",
        commands: [CommandSyntax(name: "cook", summary: "Cook dishes"), larder]
    )

    private static let larder: CommandSyntax = {
        var command = CommandSyntax(name: "larder", summary: "Look after the larder")
        command.actions = [CommandSyntax(name: "list", summary: "List what is there"), fill]
        return command
    }()

    private static let fill: CommandSyntax = {
        var action = CommandSyntax(name: "fill", summary: "Put things in")
        action.arguments = ArgumentSyntax(
            "SHELF",
            .choice(["top", "bottom"]),
            count: 1...1,
            help: "Where to put it"
        )
        action.options = [full.syntax]
        return action
    }()
}
