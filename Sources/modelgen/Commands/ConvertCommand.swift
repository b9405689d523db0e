import Checks
import CommandSyntax
import CoreDataModelReader
import Diagnostics
import ModelAnnotations
import ModelIR
import ModelJSON
import Output
import Pipeline

/// `modelgen convert`: converts a model to another format.
enum ConvertCommand: Command {
    enum Form: String, CaseIterable {
        case xcdatamodel
        case swift
        case json
        case sql
        case ckdb
    }

    static let form = Option.choice(
        "to",
        "FORM",
        default: Form.xcdatamodel,
        help:
            "A Core Data model file, Swift declarations, the JSON that 'inspect' prints, the "
            + "statements that create the tables of the target sqlite, or the schema of the "
            + "CloudKit container that mirrors the model"
    )
    static let dialect = Option.choice(
        "dialect",
        "DATABASE",
        default: SQLDatabase.sqlite,
        help: "The database that the statements of '--to sql' are for"
    )
    static let partitions = Option.number(
        "partitions",
        "COUNT",
        in: 0...1024,
        default: 0,
        help:
            "How many partitions the tables of distributed classes have on a PostgreSQL server; 0 for"
            + " none"
    )
    static let output = Option.optionalText(
        "output",
        short: "o",
        "PATH",
        .file,
        help: "The output: a .xcdatamodeld or .xcdatamodel folder, or a file; by default, "
            + "standard output"
    )
    static let force = Option.flag("force", help: "Replace existing files")

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "convert", summary: "Convert a model to another format")
        syntax.discussion = [
            "A model file that Xcode wrote is reproduced byte for byte, even by way of JSON. The "
                + "result can always be read again. Elements that the other format can't express "
                + "are reported as warnings.",
            "In a model file, User Info stores the settings of the code. Value types are written "
                + "to a Swift file next to it, such as NotesValues.swift for Notes.xcdatamodeld. "
                + "Several inputs are one model if one of them is Swift.",
        ]
        let help = SharedOptions.inputHelp + ", or JSON of 'inspect'"
        syntax.arguments = ArgumentSyntax("INPUT", count: 1...Int.max, help: help)
        syntax.options = [
            form.syntax, dialect.syntax, partitions.syntax, output.syntax, force.syntax,
            SharedOptions.modelVersion.syntax,
        ]
        syntax.examples = [
            Example(
                "modelgen convert HealthNotes.xcdatamodeld --to json -o HealthNotes.json",
                "Write the current version as JSON."
            ),
            Example(
                "modelgen convert HealthNotes.json --to xcdatamodel -o Copy.xcdatamodeld",
                "Convert it back to a Core Data model."
            ),
            Example(
                "modelgen convert HealthNotes.xcdatamodeld --to swift -o Models.swift",
                "Write the model as Swift declarations."
            ),
            Example(
                "modelgen convert HealthNotes.xcdatamodeld --to sql",
                "Print the statements that create the tables."
            ),
            Example(
                "modelgen convert HealthNotes.xcdatamodeld --to sql --dialect postgresql",
                "Print those for a PostgreSQL server."
            ),
            Example(
                "modelgen convert HealthNotes.xcdatamodeld --to ckdb -o HealthNotes.ckdb",
                "Write the schema for 'cktool import-schema'."
            ),
            Example(
                "modelgen convert Models.swift --to xcdatamodel -o HealthNotes.xcdatamodeld",
                "Convert declarations to a Core Data model, with HealthNotesValues.swift next to"
                    + " it."
            ),
        ]
        return syntax
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        try checkUsage(arguments)
        var diagnostics = DiagnosticSink()
        var converted: ConvertedText?
        if let model = model(arguments, console, &diagnostics) {
            converted = try self.text(of: model, arguments, &diagnostics)
        }
        console.report(diagnostics)
        guard let converted, !diagnostics.hasErrors else { return .failure(diagnostics) }
        guard let path = arguments[output] else {
            try console.print(converted.text)
            return .done
        }
        let files = ConvertedFiles(path: path, form: arguments[form])
        try refuseToReplaceVersions(files)
        do throws(OutputError) {
            try PlainFiles(folder: files.folder, isForced: arguments[force])
                .write(files.files(converted))
            if converted.values != nil {
                console.say(
                    "'\(files.folder)\(files.valuesName)' declares the value types; name it as an input, too"
                )
            }
        } catch {
            throw RunError(error)
        }
        return .done
    }

    /// A bundle that is written has one version, which would become the current one.
    private static func refuseToReplaceVersions(_ files: ConvertedFiles) throws(RunError) {
        guard let version = files.otherVersion else { return }
        throw RunError(
            message: "'\(files.path)' has several versions; name the one to write, such as"
                + " '-o \"\(files.path)/\(version)\"'"
        )
    }

    private static func checkUsage(_ arguments: ParsedArguments) throws(RunError) {
        if arguments.isGiven(partitions.syntax.name), arguments[dialect] != .postgresql {
            throw RunError(
                message: "'--partitions' is for '--dialect postgresql'",
                helpCommand: "\(Modelgen.name) \(syntax.name) --help"
            )
        }
        guard arguments.isGiven(dialect.syntax.name), arguments[form] != .sql else { return }
        throw RunError(
            message:
                "'--dialect' is for '--to sql'; '--to \(arguments[form].rawValue)' has no dialects",
            helpCommand: "\(Modelgen.name) \(syntax.name) --help"
        )
    }

    private static func model(
        _ arguments: ParsedArguments,
        _ console: Console,
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        let inputs = arguments.positional
        if let json = inputs.first(where: JSONModelReader.reads), inputs.count == 1 {
            return JSONModelReader().read(json, diagnostics: &diagnostics)
        }
        let options = GenerateOptions(
            inputs: inputs,
            modelVersion: arguments[SharedOptions.modelVersion]
        )
        let pipeline = Pipeline(options, swiftReader: console.swiftReader)
        guard pipeline.modelCount == 1 else {
            let reason =
                "several inputs are one model only if one is Swift; convert them separately"
            let place = SourceLocation(file: inputs[1])
            diagnostics.report(Diagnostic(.error, "path.several-models", at: place, reason))
            return nil
        }
        let model = pipeline.model(diagnostics: &diagnostics)
        if let other = model.flatMap(pipeline.otherVersions) { diagnostics.report(other) }
        return model
    }

    private static func text(
        of model: Model,
        _ arguments: ParsedArguments,
        _ diagnostics: inout DiagnosticSink
    ) throws(RunError) -> ConvertedText {
        switch arguments[form] {
        case .json: return ConvertedText(text: try json(model))
        case .sql:
            let count = arguments[partitions]
            let text = sqlText(
                of: model,
                for: arguments[dialect],
                partitions: count == 0 ? nil : count,
                diagnostics: &diagnostics
            )
            return ConvertedText(text: Array(text.utf8))
        case .ckdb:
            let text = cloudKitText(of: model, diagnostics: &diagnostics)
            return ConvertedText(text: Array(text.utf8))
        case .swift:
            var model = model
            model.declareComposites(reportingTo: &diagnostics)
            let text = declarationsText(of: model, diagnostics: &diagnostics)
            return ConvertedText(text: Array(text.utf8))
        case .xcdatamodel:
            let file = modelFileModel(of: model, diagnostics: &diagnostics)
            let contents = Array(CoreDataModelWriter.contents(of: file).utf8)
            if !diagnostics.hasErrors {
                diagnostics.report(
                    contentsOf: mistakes(in: contents, model, from: arguments.positional[0])
                )
            }
            let values = valueTypesText(of: model)
            if values != nil && arguments[output] == nil { reportUnprinted(model, &diagnostics) }
            return ConvertedText(text: contents, values: values.map { Array($0.utf8) })
        }
    }

    private static func reportUnprinted(_ model: Model, _ diagnostics: inout DiagnosticSink) {
        let first = model.valueTypes.first?.origin ?? model.declarations.first?.origin
        let place = (first ?? model.origin).location
        let message =
            "value types are not printed: with '--output', they are written to a Swift file next"
            + " to the model"
        diagnostics.report(Diagnostic(.warning, "value-type.left-out", at: place, message))
    }

    /// Returns the errors that would prevent reading the model file. JSON may contain an invalid
    /// model.
    private static func mistakes(
        in contents: [UInt8],
        _ model: Model,
        from input: String
    ) -> [Diagnostic] {
        var sink = DiagnosticSink()
        let read = CoreDataModelReader.read(
            contents: contents,
            name: model.name,
            file: input,
            diagnostics: &sink
        )
        _ = checkedNames(read, diagnostics: &sink)
        return sink.sorted.filter { $0.severity == .error }.map { found in
            Diagnostic(.error, found.id, at: SourceLocation(file: input), found.message)
        }
    }
}

extension Model {
    /// Makes composites codable structs, and reports those.
    fileprivate mutating func declareComposites(reportingTo diagnostics: inout DiagnosticSink) {
        let before = composites
        declareComposites()
        for composite in before where !composites.contains(where: { $0.name == composite.name }) {
            let message =
                "the composite '\(composite.name)' is written as a codable struct: Core Data stores its elements,"
                + " and declarations can only say that a value is stored as a whole"
            let place = composite.origin.location
            diagnostics.report(Diagnostic(.warning, "composite.left-out", at: place, message))
        }
    }
}
