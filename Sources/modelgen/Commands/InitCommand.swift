import CommandSyntax
import Configuration
import Files
import Output

/// `modelgen init`: writes a configuration to begin with.
enum InitCommand: Command {
    static let force = Option.flag("force", help: "Replace a configuration that is there")

    static var syntax: CommandSyntax {
        let summary = "Write a configuration to begin with"
        var syntax = CommandSyntax(name: "init", summary: summary)
        syntax.discussion = [
            "It looks for models in the folder and in those below it: .xcdatamodeld bundles, and "
                + "folders called Models with Swift declarations. \(ConfigurationFile.fileName) "
                + "then names them, and holds every other key in a comment."
        ]
        syntax.arguments = ArgumentSyntax(
            "DIR",
            .folder,
            count: 0...1,
            help: "The folder to look in and to write to; without it, the current one"
        )
        syntax.options = [force.syntax]
        syntax.examples = [
            Example("modelgen init", "Write modelgen.json for the models of this folder.")
        ]
        return syntax
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        let folder = arguments.positional.first ?? "."
        guard isFolder(folder) else { throw RunError(message: "there is no folder '\(folder)'") }
        let inputs = findInputs(in: folder)
        if inputs.isEmpty {
            let message =
                "there is no .xcdatamodeld in '\(folder)', and no folder 'Models' with Swift"
                + " declarations"
            throw RunError(message: message)
        }
        try write(ConfigurationFile.startingText(inputs: inputs), to: folder, arguments[force])
        let names = inputs.map { "'\($0)'" }.joined(separator: ", ")
        console.say("\(ConfigurationFile.fileName) names \(names)")
        return .done
    }

    private static func write(
        _ text: String,
        to folder: String,
        _ isForced: Bool
    ) throws(RunError) {
        let name = ConfigurationFile.fileName
        let path = folder == "." ? name : withoutTrailingSlashes(folder) + "/" + name
        guard isForced || !exists(path) else {
            throw RunError(message: "'\(path)' is there already; --force replaces it")
        }
        do throws(OutputError) {
            try PlainFiles(folder: folder, isForced: isForced).write([(name, Array(text.utf8))])
        } catch {
            throw RunError(error)
        }
    }
}
