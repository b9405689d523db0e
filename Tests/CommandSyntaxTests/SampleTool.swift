import CommandSyntax

/// A tool that no one has, with an option of every kind.
enum SampleTool {
    enum Taste: String, CaseIterable {
        case sweet, sour, salty
    }

    static let folder = Option.text(
        "folder",
        short: "f",
        "DIR",
        .folder,
        default: "Kitchen",
        help: "Where to cook"
    )
    static let taste = Option.choice(
        "taste",
        short: "t",
        "TASTE",
        default: Taste.sweet,
        help: "What it should taste of"
    )
    static let guest = Option.optionalText("guest", "NAME", help: "Who is invited")
    static let dry = Option.flag("dry", short: "d", help: "Cook nothing")
    static let loud = Option.flag("loud", short: "l", help: "Sing meanwhile")
    static let light = Option.flag("light", help: "Leave a light on")

    static let syntax: ToolSyntax = {
        var tool = ToolSyntax(
            name: "chef",
            version: "1.2",
            summary: "Dinner from recipes",
            commands: [cook, list]
        )
        tool.commonOptions = [light.syntax]
        tool.exitCodes = [ExitCodeSyntax(0, "Done"), ExitCodeSyntax(2, "Burnt")]
        tool.examples = [Example("chef cook soup", "Cook a soup.")]
        return tool
    }()

    private static let cook: CommandSyntax = {
        var command = CommandSyntax(name: "cook", summary: "Cook dishes")
        command.discussion = [
            "A dish that is on the table already is not cooked again, however hungry the guests are.",
            "Salt last.",
        ]
        command.arguments = ArgumentSyntax("DISH", count: 1...3, help: "A dish that has a recipe")
        command.options = [
            folder.syntax, taste.syntax, guest.syntax, dry.syntax, loud.syntax,
        ]
        command.exclusive = [["folder", "dry"]]
        command.examples = [Example("chef cook soup -t sour", "Cook a soup with lemon.")]
        return command
    }()

    private static let list = CommandSyntax(name: "list", summary: "List recipes")
}
