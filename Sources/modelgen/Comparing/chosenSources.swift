import CommandSyntax
import Diagnostics
import Files
import ModelAnnotations
import Pipeline

/// The models that a command line, or the configuration, names.
struct ChosenSources {
    /// Each is a model; in a comparison of two inputs, the old one is first.
    let all: [ModelSource]
    /// The target that the configuration says.
    let target: Target?
    /// What the configuration says about the models.
    let settings: ModelSettings?
}

extension DiffCommand {
    /// `nil` if the configuration has an error, which is reported.
    static func sources(
        _ arguments: ParsedArguments,
        _ diagnostics: inout DiagnosticSink
    ) throws(RunError) -> ChosenSources? {
        try chosenSources(arguments, of: syntax, &diagnostics)
    }
}

/// `nil` if the configuration has an error, which is reported.
func chosenSources(
    _ arguments: ParsedArguments,
    of command: CommandSyntax,
    _ diagnostics: inout DiagnosticSink
) throws(RunError) -> ChosenSources? {
    guard let request = try RunRequest(arguments, of: command, &diagnostics) else { return nil }
    let (target, settings) = (request.options.target, request.options.settings)
    guard arguments.positional.isEmpty else {
        return ChosenSources(
            all: arguments.positional.map(ModelSource.init(argument:)),
            target: target,
            settings: settings
        )
    }
    let inputs = request.options.inputs
    let pipeline = Pipeline(request.options)
    let sources =
        pipeline.modelCount == 1
        ? [ModelSource(paths: inputs)] : inputs.map { ModelSource(paths: [$0]) }
    return ChosenSources(all: sources, target: target, settings: settings)
}

/// Where the snapshots of a source are unless somebody says another folder: beside it.
func schemasFolder(of source: ModelSource) -> String { schemasFolder(beside: source.paths[0]) }

/// Takes a source of a revision, uses it, and removes what was taken; reports why it can't be taken.
func withRevision<Result>(
    _ name: String,
    _ source: ModelSource,
    _ comparer: ModelComparer,
    _ diagnostics: inout DiagnosticSink,
    _ use: (_ old: ModelSource, _ revision: Revision, inout DiagnosticSink) throws(RunError) ->
        Result?
) throws(RunError) -> Result? {
    // For Swift, this process may turn into another, which must come before anything is written.
    if source.kind == .swift {
        _ = comparer.console.swiftReader.versions(source.paths, diagnostics: &diagnostics)
        if diagnostics.hasErrors { return nil }
    }
    var revision = try Revision(name)
    defer { revision.remove() }
    var old = source
    do {
        old.paths = try source.paths.map { try revision.take($0) }
    } catch let problem as GitProblem {
        diagnostics.report(problem.diagnostic)
        return nil
    } catch {
        throw RunError(message: "the revision '\(name)' cannot be read: \(error)")
    }
    old.label = old.paths.joined(separator: ", ") + (old.version.map { "#\($0)" } ?? "")
    return try use(old, revision, &diagnostics)
}
