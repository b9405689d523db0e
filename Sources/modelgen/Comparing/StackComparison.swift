import Diagnostics
import Files
import ModelAnnotations
import ModelDiff
import ModelIR
import Output
import Pipeline

/// Compares a model with what SwiftData makes of the code that is generated from it.
///
/// Core Data and SwiftData open one file if both have the same schema. The code for SwiftData is generated
/// into a scratch folder, and read as SwiftData reads it.
struct StackComparison {
    let console: Console
    /// What the configuration says about the model, as for the code that the app compiles.
    let settings: ModelSettings?

    /// The differences between the stacks, as Core Data sees them; `nil` if the model can't be read or
    /// generated, which is reported.
    func pair(_ source: ModelSource, _ diagnostics: inout DiagnosticSink) throws(RunError)
        -> ComparedPair?
    {
        // For Swift, this process may turn into another, which must come before anything is written.
        var ignored = DiagnosticSink()
        _ = console.swiftReader.versions(source.paths, diagnostics: &ignored)
        let comparer = ModelComparer(console: console, target: .coredata)
        let reader = ComparedReader(console: console)
        guard let model = reader.model(source, &diagnostics),
            let files = reader.swiftDataFiles(of: source, settings, &diagnostics)
        else { return nil }
        let differences = comparer.differences(
            from: model,
            to: try swiftDataModel(files, reader, &diagnostics) ?? model.withoutEntities
        )
        return ComparedPair(
            old: "\(source.label) with Core Data",
            new: "with SwiftData",
            differences: differences.filter { $0.effect > .sameStore }.map { difference in
                difference.betweenFrameworks(advice: advice(difference))
            }
        )
    }

    /// What to do instead of writing a stage: both frameworks open the same file.
    private func advice(_ difference: Difference) -> String? {
        guard difference.id == "relationship.made-required" else { return nil }
        return difference.old?.file.hasSuffix(".swift") == true
            ? "declare an optional array, such as '[Song]?'"
            : "generate an optional array, with 'modelgen.optionalCollection' in its User Info, or"
                + " 'optionalCollections' in the configuration for all"
    }

    /// The model that SwiftData reads from the files; `nil` if there are none, or after an error.
    private func swiftDataModel(
        _ files: [GeneratedFile],
        _ reader: ComparedReader,
        _ diagnostics: inout DiagnosticSink
    ) throws(RunError) -> Model? {
        if files.isEmpty { return nil }
        let scratch = try scratchFolder(with: files)
        defer { scratch.remove() }
        // Each by itself: in folders, generated files are passed over.
        let written = ModelSource(paths: files.map { "\(scratch.path)/\($0.path)" })
        var model = reader.model(written, &diagnostics)
        model?.requireArrays()
        model?.renameFiles { path in
            path.hasPrefix(scratch.path + "/")
                ? "SwiftData/" + path.dropFirst(scratch.path.count + 1) : path
        }
        return model
    }

    private func scratchFolder(with files: [GeneratedFile]) throws(RunError) -> ScratchFolder {
        do {
            let scratch = try ScratchFolder()
            for file in files { try scratch.write(file.content, to: file.path) }
            return scratch
        } catch {
            throw RunError(message: "the scratch folder cannot be written: \(error)")
        }
    }
}

extension Model {
    /// Makes relationships required whose arrays aren't optional. Readers can't do that: elsewhere, an array may be
    /// empty unless it has a minimum.
    fileprivate mutating func requireArrays() {
        for entity in entities.indices {
            for place in entities[entity].relationships.indices {
                let relationship = entities[entity].relationships[place]
                guard relationship.cardinality != .toOne else { continue }
                let isOptional = relationship.code?.isOptionalCollection ?? false
                entities[entity].relationships[place].isOptional = isOptional
            }
        }
    }

    /// The model of code without classes.
    fileprivate var withoutEntities: Model {
        var result = self
        result.entities = []
        return result
    }
}

extension ComparedReader {
    /// The code for SwiftData; `nil` if there is an error. Warnings say what SwiftData can't do.
    fileprivate func swiftDataFiles(
        of source: ModelSource,
        _ settings: ModelSettings?,
        _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile]? {
        var options = options(for: source)
        options.settings = settings
        options.target = .swiftdata
        var found = DiagnosticSink()
        let output = Pipeline(options, swiftReader: console.swiftReader).output(diagnostics: &found)
        let isAboutSwiftData = { (diagnostic: Diagnostic) in
            diagnostic.severity == .error || diagnostic.id.hasPrefix("swiftdata.")
        }
        diagnostics.report(contentsOf: found.sorted.filter(isAboutSwiftData))
        return output?.files
    }
}
