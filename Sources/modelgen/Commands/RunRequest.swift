import CommandSyntax
import Configuration
import Diagnostics
import Files
import Pipeline

/// What a run is asked for, by the command line and the configuration together.
///
/// The command line goes before the configuration, and that before the defaults.
struct RunRequest {
    var options: GenerateOptions
    /// The folder of the generated files.
    var output: String
    /// What the user wants of diagnostics, by id.
    var levels: [String: CheckLevel]

    /// Nil where the configuration has an error, which is reported.
    init?(
        _ arguments: ParsedArguments,
        of command: CommandSyntax,
        _ diagnostics: inout DiagnosticSink
    ) throws(RunError) {
        let path =
            arguments[SharedOptions.config] ?? ConfigurationFile.find(for: arguments.positional)
        guard let path else {
            guard !arguments.positional.isEmpty else { throw Self.missingInput(command) }
            self.init(arguments, nil, inputs: arguments.positional)
            return
        }
        let configuration = ConfigurationFile.read(path, diagnostics: &diagnostics)
        guard let configuration else { return nil }
        let inputs =
            arguments.positional.isEmpty ? configuration.inputs ?? [] : arguments.positional
        if inputs.isEmpty {
            diagnostics.report(Self.missingInputs(path))
            return nil
        }
        self.init(arguments, configuration, inputs: inputs)
    }

    /// What is asked for with a file for each input. Nil where the configuration has an error, or
    /// names other inputs; that is reported.
    init?(
        _ arguments: ParsedArguments,
        configuration path: String?,
        files: [InputFile],
        _ diagnostics: inout DiagnosticSink
    ) {
        var configuration: ConfigurationFile?
        if let path {
            configuration = ConfigurationFile.read(path, diagnostics: &diagnostics)
            guard let configuration else { return nil }
            let others = configuration.difference(from: files.map(\.input))
            if !others.isEmpty {
                diagnostics.report(Self.otherInputs(others, path))
                return nil
            }
        }
        self.init(arguments, configuration, inputs: files.map(\.input))
        options.files = files
        options.settings?.isForAllInputs = true
    }

    private init(
        _ arguments: ParsedArguments,
        _ file: ConfigurationFile?,
        inputs: [String]
    ) {
        options = GenerateOptions(inputs: inputs)
        options.modelVersion = arguments[SharedOptions.modelVersion] ?? file?.modelVersion
        options.templates = arguments[SharedOptions.templates] ?? file?.templates
        options.target = arguments.value(of: CodeOptions.target, file?.target)
        options.layout = arguments.value(of: CodeOptions.layout, file?.layout)
        options.code.access = arguments.value(of: CodeOptions.access, file?.access)
        options.code.isolation = arguments.value(of: CodeOptions.isolation, file?.isolation)
        options.code.onMissing = arguments.value(
            of: CodeOptions.onMissing,
            file?.onMissing
        )
        output = arguments.value(of: CodeOptions.output, file?.output)
        levels = Dictionary((file?.checks ?? []).map { ($0.name, $0.value) }) { first, _ in first }
        options.settings = file.map { file in
            let isForAll = arguments.positional.isEmpty || file.inputs == nil
            return ModelSettings(file, isForAllInputs: isForAll)
        }
    }

    private static func missingInput(_ command: CommandSyntax) -> RunError {
        let file = ConfigurationFile.fileName
        return RunError(
            message: "'\(command.name)' needs INPUT, or '\(file)' in this folder: "
                + SharedOptions.inputHelp,
            helpCommand: "\(Modelgen.name) \(command.name) --help"
        )
    }

    private static func otherInputs(_ paths: [String], _ path: String) -> Diagnostic {
        let names = paths.map { "'\($0)'" }.joined(separator: ", ")
        let note = "in a package, save 'Package.swift': SwiftPM then asks the plugin once more"
        return Diagnostic(
            .error,
            "config.other-inputs",
            at: SourceLocation(file: path),
            "'inputs' and the inputs that the build knows differ in \(names)",
            notes: [Diagnostic.Note(note)]
        )
    }

    private static func missingInputs(_ path: String) -> Diagnostic {
        Diagnostic(
            .error,
            "config.missing-key",
            at: SourceLocation(file: path),
            "'inputs' names nothing, and neither does the command line; add the models to 'inputs'"
        )
    }
}

extension RunRequest {
    /// The files that are asked for; nil where there is an error.
    func generated(_ console: Console, _ diagnostics: inout DiagnosticSink) -> GeneratedOutput? {
        Pipeline(options, swiftReader: console.swiftReader).output(diagnostics: &diagnostics)
    }
}

extension ConfigurationFile {
    /// The inputs that only one of the two names; none where the configuration names no inputs.
    fileprivate func difference(from others: [String]) -> [String] {
        guard let inputs else { return [] }
        let known = Set(inputs.map(withoutTrailingSlashes))
        return known.symmetricDifference(others.map(withoutTrailingSlashes)).sorted()
    }
}

extension ParsedArguments {
    /// What the command line says, else what the configuration says, else the default.
    fileprivate func value<Value>(of option: Option<Value>, _ configured: Value?) -> Value {
        given(option) ?? configured ?? self[option]
    }
}
