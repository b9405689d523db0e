import CommandSyntax
import CoreDataModelReader
import Diagnostics
import ModelIR
import ModelJSON
import Output
import Pipeline

/// `modelgen convert`: writes a model in another form.
enum ConvertCommand: Command {
    enum Form: String, CaseIterable {
        case xcdatamodel
        case json
    }

    static let form = Option.choice(
        "to",
        "FORM",
        default: Form.xcdatamodel,
        help: "A Core Data model file, or the JSON that 'inspect' prints"
    )
    static let output = Option.optionalText(
        "output",
        short: "o",
        "PATH",
        .file,
        help: "Where to write: a .xcdatamodeld or .xcdatamodel folder, or a file; without it, the "
            + "text goes to standard output"
    )
    static let force = Option.flag("force", help: "Replace what stands there")

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "convert", summary: "Write a model in another form")
        syntax.discussion = [
            "A model file that Xcode wrote comes back byte for byte, by way of JSON, too. Nothing is "
                + "written that could not be read again."
        ]
        let help = SharedOptions.inputHelp + ", or JSON of 'inspect'"
        syntax.arguments = ArgumentSyntax("INPUT", count: 1...1, help: help)
        syntax.options = [
            form.syntax, output.syntax, force.syntax, SharedOptions.modelVersion.syntax,
        ]
        syntax.examples = [
            Example(
                "modelgen convert HealthNotes.xcdatamodeld --to json -o HealthNotes.json",
                "Write the current version as JSON."
            ),
            Example(
                "modelgen convert HealthNotes.json --to xcdatamodel -o Copy.xcdatamodeld",
                "Make a Core Data model of it again."
            ),
        ]
        return syntax
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        var diagnostics = DiagnosticSink()
        var text: [UInt8]?
        if let model = model(arguments, console, &diagnostics) {
            text = try self.text(of: model, arguments, &diagnostics)
        }
        console.report(diagnostics)
        guard let text, !diagnostics.hasErrors else { return .failure(diagnostics) }
        guard let path = arguments[output] else {
            try console.print(text)
            return .done
        }
        do throws(OutputError) {
            let converted = ConvertedFiles(path: path, form: arguments[form])
            try PlainFiles(folder: converted.folder, isForced: arguments[force])
                .write(converted.files(text))
        } catch {
            throw RunError(error)
        }
        return .done
    }

    private static func model(
        _ arguments: ParsedArguments,
        _ console: Console,
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        let input = arguments.positional[0]
        if JSONModelReader.reads(input) {
            return JSONModelReader().read(input, diagnostics: &diagnostics)
        }
        let options = GenerateOptions(
            inputs: [input],
            modelVersion: arguments[SharedOptions.modelVersion]
        )
        return Pipeline(options, swiftReader: console.swiftReader).model(diagnostics: &diagnostics)
    }

    private static func text(
        of model: Model,
        _ arguments: ParsedArguments,
        _ diagnostics: inout DiagnosticSink
    ) throws(RunError) -> [UInt8] {
        switch arguments[form] {
        case .json: return try json(model)
        case .xcdatamodel:
            let contents = Array(CoreDataModelWriter.contents(of: model).utf8)
            diagnostics.report(
                contentsOf: mistakes(in: contents, model, from: arguments.positional[0])
            )
            return contents
        }
    }

    /// What keeps a model file from being read again. JSON may hold a model that is none.
    private static func mistakes(
        in contents: [UInt8],
        _ model: Model,
        from input: String
    ) -> [Diagnostic] {
        var sink = DiagnosticSink()
        _ = CoreDataModelReader.read(
            contents: contents,
            name: model.name,
            file: input,
            diagnostics: &sink
        )
        return sink.sorted.filter { $0.severity == .error }.map { found in
            Diagnostic(.error, found.id, at: SourceLocation(file: input), found.message)
        }
    }
}
