import CommandSyntax

extension TemplatesCommand {
    static let force = Option.flag(
        "force",
        help: "Overwrite files that hold something else"
    )

    static var syntax: CommandSyntax {
        let summary = "Show the built-in templates, or take them over"
        var syntax = CommandSyntax(name: "templates", summary: summary)
        syntax.discussion = [
            "Templates decide how the generated code looks. Eject them, change some, and generate "
                + "with '--templates DIR'; those that are not in the folder stay built in."
        ]
        syntax.actions = [listSyntax, showSyntax, ejectSyntax]
        syntax.examples = [
            Example("modelgen templates list", "See which templates there are."),
            Example("modelgen templates eject Templates", "Write all templates to a folder."),
            Example(
                "modelgen generate HealthNotes.xcdatamodeld --templates Templates",
                "Generate with the templates of the folder."
            ),
        ]
        return syntax
    }

    private static let listSyntax: CommandSyntax = {
        let summary = "List the templates, each with its view and what it is"
        var syntax = CommandSyntax(name: Action.list.rawValue, summary: summary)
        syntax.examples = [Example("modelgen templates list", "See which templates there are.")]
        return syntax
    }()

    private static let showSyntax: CommandSyntax = {
        var syntax = CommandSyntax(name: Action.show.rawValue, summary: "Print a template")
        syntax.arguments = ArgumentSyntax(
            "NAME",
            .text,
            count: 1...1,
            help: "The name of a template, as 'modelgen templates list' shows it"
        )
        syntax.examples = [
            Example("modelgen templates show coredata-entity", "Print the template of a class.")
        ]
        return syntax
    }()

    private static let ejectSyntax: CommandSyntax = {
        let summary = "Write all templates to a folder, to be changed"
        var syntax = CommandSyntax(name: Action.eject.rawValue, summary: summary)
        syntax.discussion = [
            "Beside the templates, a README.md tells every name that they can use. Files that hold "
                + "something else already are not overwritten."
        ]
        syntax.arguments = ArgumentSyntax(
            "DIR",
            .folder,
            count: 1...1,
            help: "The folder to write to; it is created where it is missing"
        )
        syntax.options = [force.syntax]
        syntax.examples = [
            Example("modelgen templates eject Templates", "Write all templates to a folder.")
        ]
        return syntax
    }()
}
