import CommandSyntax
import Configuration
import Diagnostics
import Files
import Pipeline

/// The options of a run, from the command line and the configuration.
///
/// The command line takes precedence over the configuration, and the configuration over the
/// defaults.
struct RunRequest {
    /// The outputs to generate; at least one.
    let outputs: [OutputRequest]
    /// The levels that the user chose for diagnostics, by id.
    let levels: [String: CheckLevel]

    /// The models to read, with the options for reading them.
    var options: GenerateOptions { outputs[0].options }

    /// Returns `nil` if the configuration has an error, after reporting it.
    init?(
        _ arguments: ParsedArguments,
        of command: CommandSyntax,
        _ diagnostics: inout DiagnosticSink
    ) throws(RunError) {
        let path =
            arguments[SharedOptions.config] ?? ConfigurationFile.find(for: arguments.positional)
        guard let path else {
            guard !arguments.positional.isEmpty else { throw Self.missingInput(command) }
            self.init(arguments, nil, [OutputSettings()], inputs: arguments.positional)
            try checkFolders(command)
            return
        }
        let file = ConfigurationFile.read(path, diagnostics: &diagnostics)
        guard let file else { return nil }
        let inputs = arguments.positional.isEmpty ? file.inputs ?? [] : arguments.positional
        if inputs.isEmpty {
            diagnostics.report(Self.missingInputs(path))
            return nil
        }
        let outputs = try arguments.chosen(of: file.outputs ?? [OutputSettings()], command)
        self.init(arguments, file, outputs, inputs: inputs)
        try checkFolders(command)
    }

    private func checkFolders(_ command: CommandSyntax) throws(RunError) {
        for output in outputs {
            try checkOutputFolder(output.folder, help: "\(Modelgen.name) \(command.name) --help")
        }
    }

    /// Creates a request with a file for each input. Returns `nil` if the configuration has an
    /// error or specifies other inputs, after reporting it.
    ///
    /// - Parameter module: The folder of a module, if the configuration is for several modules.
    init?(
        _ arguments: ParsedArguments,
        configuration path: String?,
        module: String?,
        files: [InputFile],
        _ diagnostics: inout DiagnosticSink
    ) throws(RunError) {
        let inputs = files.map(\.input)
        var configuration: ConfigurationFile?
        var output = OutputSettings()
        if let path {
            configuration = ConfigurationFile.read(path, diagnostics: &diagnostics)
            guard let configuration else { return nil }
            if files.isEmpty {
                diagnostics.report(Self.unknownInputs(path))
                return nil
            }
            let others = configuration.difference(from: inputs, in: module)
            if !others.isEmpty {
                diagnostics.report(Self.otherInputs(others, path))
                return nil
            }
            output = try arguments.onlyOutput(of: configuration, in: module)
        }
        self.init(arguments, configuration, [output], inputs: inputs, files: files)
    }

    private init(
        _ arguments: ParsedArguments,
        _ file: ConfigurationFile?,
        _ outputs: [OutputSettings],
        inputs: [String],
        files: [InputFile]? = nil
    ) {
        self.outputs = outputs.map { output in
            var request = OutputRequest(arguments, file, output, inputs: inputs)
            request.options.files = files
            return request
        }
        levels = Dictionary((file?.checks ?? []).map { ($0.name, $0.value) }) { first, _ in first }
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
        return otherInputs(path, "'inputs' and the inputs that the build knows differ in \(names)")
    }

    /// The plugin passes no inputs if it can't read the configuration, which has since been
    /// corrected.
    private static func unknownInputs(_ path: String) -> Diagnostic {
        otherInputs(
            path,
            "the build doesn't know the inputs yet, because it couldn't read the"
                + " configuration"
        )
    }

    private static func otherInputs(_ path: String, _ message: String) -> Diagnostic {
        let note = "in a package, save 'Package.swift': SwiftPM then asks the plugin once more"
        return Diagnostic(
            .error,
            "config.other-inputs",
            at: SourceLocation(file: path),
            message,
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

extension ConfigurationFile {
    /// Returns the inputs that only one of the two lists contains; empty if the configuration
    /// specifies no inputs. If there is a module, the configuration may list other inputs outside
    /// its folder.
    fileprivate func difference(from others: [String], in module: String?) -> [String] {
        guard let inputs else { return [] }
        let given = Set(others.map(withoutTrailingSlashes))
        let known = inputs.map(withoutTrailingSlashes)
        let missing = known.filter { input in
            !given.contains(input) && (module.map { isPath(input, in: $0) } ?? true)
        }
        return (missing + given.subtracting(known)).sorted()
    }
}
