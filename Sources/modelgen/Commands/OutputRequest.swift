import CommandSyntax
import Configuration
import Diagnostics
import Files
import Pipeline

/// The options for one output, with its folder.
struct OutputRequest {
    var options: GenerateOptions
    /// The folder of the generated files.
    let folder: String

    /// - Parameters:
    ///   - file: The configuration, if there is one.
    ///   - output: The settings for this output.
    init(
        _ arguments: ParsedArguments,
        _ file: ConfigurationFile?,
        _ output: OutputSettings,
        inputs: [String]
    ) {
        options = GenerateOptions(inputs: inputs)
        options.modelVersion = arguments[SharedOptions.modelVersion] ?? file?.modelVersion
        options.templates =
            arguments[SharedOptions.templates] ?? output.templates ?? file?.templates
        options.target = arguments[CodeOptions.target] ?? output.target ?? file?.target
        options.versions = Self.versions(arguments, file, output, for: options.target)
        options.code.plan = arguments.value(of: CodeOptions.plan, output.plan ?? file?.plan)
        options.layout = arguments.value(of: CodeOptions.layout, output.layout ?? file?.layout)
        options.only = arguments.all(CodeOptions.only)
        options.access = arguments[CodeOptions.access] ?? output.access ?? file?.access
        options.stack = arguments[CodeOptions.stack] ?? output.stack ?? file?.stack
        options.code.isolation = arguments.value(
            of: CodeOptions.isolation,
            output.isolation ?? file?.isolation
        )
        options.code.onMissing = arguments.value(
            of: CodeOptions.onMissing,
            output.onMissing ?? file?.onMissing
        )
        options.code.toMany = arguments.value(
            of: CodeOptions.toMany,
            output.toMany ?? file?.toMany
        )
        options.width = arguments.value(of: CodeOptions.width, output.width ?? file?.width)
        folder = arguments.value(
            of: CodeOptions.output,
            output.folder ?? file?.output ?? file?.defaultOutput
        )
        options.settings = file.map { file in
            ModelSettings(file, isForAllInputs: file.isNamed(by: inputs))
        }
    }

    /// The versions on the command line or of the output. Those of the whole file are for its
    /// outputs for SQLite.
    private static func versions(
        _ arguments: ParsedArguments,
        _ file: ConfigurationFile?,
        _ output: OutputSettings,
        for target: Target?
    ) -> VersionChoice? {
        let given = arguments.all(CodeOptions.versions)
        if !given.isEmpty { return VersionChoice(given) }
        let isOther = file?.outputs != nil && target == .coredata
        return output.versions ?? (isOther ? nil : file?.versions)
    }

    /// Returns the generated files, or `nil` if there is an error.
    func generated(_ console: Console, _ diagnostics: inout DiagnosticSink) -> GeneratedOutput? {
        Pipeline(options, swiftReader: console.swiftReader).output(diagnostics: &diagnostics)
    }
}

extension ConfigurationFile {
    /// Whether the inputs of a run include all inputs of the configuration, or the configuration
    /// specifies none.
    fileprivate func isNamed(by others: [String]) -> Bool {
        guard let inputs else { return true }
        return Set(inputs.map(withoutTrailingSlashes)).isSubset(
            of: others.map(withoutTrailingSlashes)
        )
    }
}

extension ParsedArguments {
    /// Returns the value on the command line, or in the configuration, or the default value.
    fileprivate func value<Value>(of option: Option<Value>, _ configured: Value?) -> Value {
        given(option) ?? configured ?? self[option]
    }
}
