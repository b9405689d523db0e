import CommandSyntax
import Diagnostics
import Files
import ModelDiff
import Pipeline

/// `modelgen diff`: compares versions of a model, and tells what becomes of the data.
enum DiffCommand: Command {
    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        try checkUsage(arguments)
        var diagnostics = DiagnosticSink()
        guard let sources = try sources(arguments, &diagnostics),
            let target = arguments[CodeOptions.target] ?? sources.target
                ?? impliedTarget(of: sources.all, console, &diagnostics)
        else {
            console.report(diagnostics)
            return .failure(diagnostics)
        }
        let comparer = ModelComparer(console: console, target: target)
        let result = try self.result(arguments, sources, comparer, &diagnostics)
        console.report(diagnostics)
        guard let result, !diagnostics.hasErrors else { return .failure(diagnostics) }
        try console.print(text(result, arguments))
        return result.isRefused(allowing: allowed(arguments)) ? .findings : .done
    }

    /// A file that one stack converts isn't as the other left it.
    private static func allowed(_ arguments: ParsedArguments) -> StoreEffect {
        arguments.given(allow) ?? (arguments[stacks] ? .sameStore : arguments[allow])
    }

    private static func result(
        _ arguments: ParsedArguments,
        _ sources: ChosenSources,
        _ comparer: ModelComparer,
        _ diagnostics: inout DiagnosticSink
    ) throws(RunError) -> DiffResult? {
        if arguments[stacks] {
            let comparison = StackComparison(console: comparer.console, settings: sources.settings)
            // A second input declares the value types of the first.
            let isPair = arguments.positional.count == 2
            let all = isPair ? [ModelSource(paths: arguments.positional)] : sources.all
            var result = DiffResult()
            for source in all {
                guard let pair = try comparison.pair(source, &diagnostics) else { return nil }
                result.pairs.append(pair)
            }
            return result
        }
        if arguments.positional.count == 2 {
            let pair = comparer.pair(sources.all[0], sources.all[1], &diagnostics)
            return pair.map { DiffResult(pairs: [$0]) }
        }
        var result = DiffResult()
        for source in sources.all {
            guard let found = try self.found(in: source, arguments, comparer, &diagnostics) else {
                return nil
            }
            result.pairs += found.pairs
            result.findings += found.findings
        }
        return result
    }

    /// What is found in one source, by itself or beside its former state.
    private static func found(
        in source: ModelSource,
        _ arguments: ParsedArguments,
        _ comparer: ModelComparer,
        _ diagnostics: inout DiagnosticSink
    ) throws(RunError) -> DiffResult? {
        if arguments[guardOption] {
            let folder = arguments[schemas] ?? schemasFolder(of: source)
            let guardian = VersionGuard(comparer: comparer, source: source, schemas: folder)
            return try guardian.result(against: arguments[against], &diagnostics)
        }
        if let name = arguments[against] {
            return try withRevision(name, source, comparer, &diagnostics) { old, revision, found in
                comparer.pair(old, of: revision, source, &found).map { DiffResult(pairs: [$0]) }
            }
        }
        let versions = ComparedReader(console: comparer.console).versions(of: source, &diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        if versions.isEmpty {
            // An input that can't be read has no versions, either.
            _ = ComparedReader(console: comparer.console).model(source, &diagnostics)
            guard !diagnostics.hasErrors else { return nil }
        }
        guard versions.count > 1 else { throw nothingToCompare(source) }
        return comparer.consecutivePairs(versions, &diagnostics).map { DiffResult(pairs: $0) }
    }

    private static func nothingToCompare(_ source: ModelSource) -> RunError {
        RunError(
            message:
                "'\(source.label)' has no other version to compare with; name a second input, or a"
                + " git revision with '--against'",
            helpCommand: "\(Modelgen.name) \(syntax.name) --help"
        )
    }

    private static func checkUsage(_ arguments: ParsedArguments) throws(RunError) {
        let given = [against.syntax, guardOption.syntax, stacks.syntax].map(\.name)
            .filter(arguments.isGiven)
        if given.last == stacks.syntax.name, given.count > 1 {
            throw RunError(
                message: "'--stacks' compares nothing else; leave out '--\(given[0])'",
                helpCommand: "\(Modelgen.name) \(syntax.name) --help"
            )
        }
        guard let name = given.first, name != stacks.syntax.name, arguments.positional.count == 2
        else { return }
        throw RunError(
            message: "'--\(name)' takes one input: it knows itself what to compare with",
            helpCommand: "\(Modelgen.name) \(syntax.name) --help"
        )
    }

    private static func text(_ result: DiffResult, _ arguments: ParsedArguments) -> String {
        let allowed = allowed(arguments)
        switch arguments[format] {
        case .text: return DiffText(result: result, allowed: allowed).text
        case .json: return diffJSON(result, allowing: allowed)
        case .sarif: return sarifRenderer.document(placed(result, arguments))
        case .github:
            let lines = placed(result, arguments).map(GitHubRenderer.line)
            return lines.map { $0 + "\n" }.joined()
        }
    }

    /// The diagnostics, with those at a file of the revision moved to the beginning of the current file.
    private static func placed(_ result: DiffResult, _ arguments: ParsedArguments) -> [Diagnostic] {
        result.diagnostics(allowing: allowed(arguments)).map { diagnostic in
            let file = diagnostic.range.start.file
            guard let name = arguments[against], file.hasPrefix("\(name):") else {
                return diagnostic
            }
            var placed = diagnostic
            let start = SourceLocation(
                file: String(file.dropFirst(name.count + 1)),
                line: 1,
                column: 1
            )
            placed.range = SourceRange(start: start)
            return placed
        }
    }
}
