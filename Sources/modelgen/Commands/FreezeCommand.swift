import CommandSyntax
import Diagnostics
import Files
import ModelDiff
import ModelIR
import ModelJSON
import Output
import Pipeline

/// `modelgen freeze`: writes a model as it is released, for comparisons with later ones.
enum FreezeCommand: Command {
    static let name = Option.optionalText(
        "name",
        "NAME",
        help: "What the version is called, such as 1.2; without it, as the model calls it"
    )
    static let output = Option.optionalText(
        "output",
        short: "o",
        "DIR",
        .folder,
        help: "The folder for snapshots, instead of Schemas beside INPUT"
    )

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(
            name: "freeze",
            summary: "Write the model of a release as a snapshot"
        )
        syntax.discussion = [
            "The snapshot is JSON without places, documentation and methods, so that a small change of a model "
                + "is a small change of the file. Check it in: 'modelgen diff --guard' compares the newest with "
                + "the model, and makes sure that none is edited. A bundle has its own versions, and needs no "
                + "snapshots.",
            "A snapshot that is there, and holds something else, is never replaced: it's what files on devices "
                + "were written with.",
        ]
        syntax.arguments = ArgumentSyntax(
            "INPUT",
            count: 0...1,
            help: SharedOptions.configuredInputHelp
        )
        syntax.options = [
            name.syntax, output.syntax, SharedOptions.config.syntax,
            SharedOptions.modelVersion.syntax,
        ]
        syntax.examples = [
            Example("modelgen freeze Models --name 1.2", "Write Schemas/1.2.json."),
            Example(
                "modelgen freeze Notes.xcdatamodeld",
                "Write Schemas/Notes 2.json, if that is the current version."
            ),
        ]
        return syntax
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        var diagnostics = DiagnosticSink()
        let sources = try chosenSources(arguments, of: syntax, &diagnostics)
        guard let sources else {
            console.report(diagnostics)
            return .failure(diagnostics)
        }
        guard sources.all.count == 1, var source = sources.all.first else {
            throw RunError(
                message: "the configuration names several models; name the one to freeze"
            )
        }
        source.version = arguments[SharedOptions.modelVersion] ?? source.version
        let model = ComparedReader(console: console).model(source, &diagnostics)
        guard let model, !diagnostics.hasErrors else {
            console.report(diagnostics)
            return .failure(diagnostics)
        }
        let folder = arguments[output] ?? schemasFolder(of: source)
        let snapshot = try FrozenModel(model, name: arguments[name], source, in: folder)
        return try snapshot.write(console)
    }
}
