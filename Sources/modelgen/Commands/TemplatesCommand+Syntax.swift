import CommandSyntax

extension TemplatesCommand {
    static let force = Option.flag(
        "force",
        help: "Overwrite files with different content"
    )

    static var syntax: CommandSyntax {
        let summary = "Show the built-in templates, or copy them"
        var syntax = CommandSyntax(name: "templates", summary: summary)
        syntax.discussion = [
            "Templates determine the shape of the generated code. Eject them, change some, and "
                + "generate with '--templates DIR'; the built-in ones replace templates that "
                + "aren't in the folder."
        ]
        syntax.actions = [listSyntax, showSyntax, ejectSyntax]
        syntax.examples = [
            Example("modelgen templates list", "List all templates."),
            Example("modelgen templates eject Templates", "Write all templates to a folder."),
            Example(
                "modelgen generate HealthNotes.xcdatamodeld --templates Templates",
                "Generate with the templates of the folder."
            ),
        ]
        return syntax
    }

    private static let listSyntax: CommandSyntax = {
        let summary = "List the templates, each with its view and a description"
        var syntax = CommandSyntax(name: Action.list.rawValue, summary: summary)
        syntax.examples = [Example("modelgen templates list", "List all templates.")]
        return syntax
    }()

    private static let showSyntax: CommandSyntax = {
        var syntax = CommandSyntax(name: Action.show.rawValue, summary: "Print a template")
        syntax.arguments = ArgumentSyntax(
            "NAME",
            .text,
            count: 1...1,
            help: "The name of a template in 'modelgen templates list'"
        )
        syntax.examples = [
            Example("modelgen templates show coredata-entity", "Print the template of a class.")
        ]
        return syntax
    }()

    private static let ejectSyntax: CommandSyntax = {
        let summary = "Write all templates to a folder, for customization"
        var syntax = CommandSyntax(name: Action.eject.rawValue, summary: summary)
        syntax.discussion = [
            "A README.md next to the templates lists all names that they can use. The command "
                + "doesn't overwrite files with different content."
        ]
        syntax.arguments = ArgumentSyntax(
            "DIR",
            .folder,
            count: 1...1,
            help: "The folder to write to; it is created if it doesn't exist"
        )
        syntax.options = [force.syntax]
        syntax.examples = [
            Example("modelgen templates eject Templates", "Write all templates to a folder.")
        ]
        return syntax
    }()
}
