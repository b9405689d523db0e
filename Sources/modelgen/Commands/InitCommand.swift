import CommandSyntax
import Configuration
import Diagnostics
import Files
import Output
import Pipeline

/// `modelgen init`: writes an initial configuration.
enum InitCommand: Command {
    static let force = Option.flag("force", help: "Replace an existing configuration")

    static var syntax: CommandSyntax {
        let summary = "Write an initial configuration"
        var syntax = CommandSyntax(name: "init", summary: summary)
        syntax.discussion = [
            "The command finds models in the folder and its subfolders: .xcdatamodeld bundles, "
                + "and folders called Models with Swift declarations; without any of these, "
                + "folders with Objective-C headers of managed objects; without them, compiled "
                + "models, SQLite databases, and scripts that create tables, unless a "
                + "database is beside them. "
                + "\(ConfigurationFile.fileName) lists them and the target, and contains all "
                + "other keys in comments.",
            "In a package with all models in one target, the output is a folder in that target. "
                + "The plugins find the file in the package and in the folders of targets.",
        ]
        syntax.arguments = ArgumentSyntax(
            "DIR",
            .folder,
            count: 0...1,
            help: "The folder to search and to write to; by default, the current one"
        )
        syntax.options = [CodeOptions.target.syntax, force.syntax]
        syntax.examples = [
            Example("modelgen init", "Write modelgen.json for the models in the current folder."),
            Example(
                "modelgen init --target sqlite",
                "Select SQLite: a model file implies Core Data."
            ),
        ]
        return syntax
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        let folder = arguments.positional.first ?? "."
        guard isFolder(folder) else { throw RunError(message: "there is no folder '\(folder)'") }
        let found = findInputs(in: folder)
        let inputs = found.paths
        if inputs.isEmpty {
            let message =
                "there is no .xcdatamodeld in '\(folder)', no folder 'Models' with Swift declarations,"
                + " no folder with headers of managed objects, no compiled model and no SQLite database"
            throw RunError(message: message)
        }
        var diagnostics = DiagnosticSink()
        let paths = inputs.map { folder == "." ? $0 : "\(withoutTrailingSlashes(folder))/\($0)" }
        let target =
            arguments[CodeOptions.target] ?? impliedTarget(of: paths, diagnostics: &diagnostics)
        guard let target else {
            console.report(diagnostics)
            return .failure(diagnostics)
        }
        let text = ConfigurationFile.startingText(
            inputs: inputs,
            target: target,
            output: outputInTarget(of: inputs, in: folder)
        )
        try write(text, to: folder, arguments[force])
        let names = inputs.map { "'\($0)'" }.joined(separator: ", ")
        console.say("\(ConfigurationFile.fileName) names \(names)")
        for script in found.scripts {
            console.say("'\(script)' is left out, because a database is beside it")
        }
        return .done
    }

    /// Returns the output folder in the package target that contains all inputs, for example
    /// `Sources/App/Generated`. In other folders, the code wouldn't be compiled.
    private static func outputInTarget(of inputs: [String], in folder: String) -> String? {
        guard exists("\(folder)/Package.swift") else { return nil }
        let targets = Set(inputs.map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
        guard targets.count == 1, let target = targets.first, target.hasPrefix("Sources/"),
            !inputs.contains(target)
        else { return nil }
        return target + "/Generated"
    }

    private static func write(
        _ text: String,
        to folder: String,
        _ isForced: Bool
    ) throws(RunError) {
        let name = ConfigurationFile.fileName
        let path = folder == "." ? name : withoutTrailingSlashes(folder) + "/" + name
        guard isForced || !exists(path) else {
            throw RunError(message: "'\(path)' already exists; --force replaces it")
        }
        do throws(OutputError) {
            try PlainFiles(folder: folder, isForced: isForced).write([(name, Array(text.utf8))])
        } catch {
            throw RunError(error)
        }
    }
}
