import CoreDataModelReader
import Diagnostics
import ModelAnnotations
import ModelDiff
import ModelIR
import ModelJSON
import Pipeline

/// Reads the models of a comparison.
///
/// It reports errors alone: a comparison isn't the place for advice about old versions.
struct ComparedReader {
    let console: Console
    /// Which revision paths of a scratch folder belong to.
    var revision: Revision?

    /// The model as its input states it; `nil` if there is an error.
    func model(_ source: ModelSource, _ diagnostics: inout DiagnosticSink) -> Model? {
        reporting(&diagnostics) { found in
            if source.kind == .json {
                return JSONModelReader().read(source.paths[0], diagnostics: &found)
            }
            return Pipeline(options(for: source), swiftReader: console.swiftReader)
                .model(diagnostics: &found)
        }
        .map { model in
            var result = model
            if let revision { result.renameFiles(revision.shown) }
            return result
        }
    }

    /// The options for reading a source.
    func options(for source: ModelSource) -> GenerateOptions {
        var options = GenerateOptions(inputs: source.paths)
        options.modelVersion = source.version
        return options
    }

    /// The versions of a source in their order; none if it has none, or if there is an error.
    func versions(
        of source: ModelSource,
        _ diagnostics: inout DiagnosticSink
    ) -> [ComparedVersion] {
        reporting(&diagnostics) { found in
            switch source.kind {
            case .bundle:
                let versions = CoreDataModelReader.versions(
                    of: source.paths[0],
                    diagnostics: &found
                )
                return inOrder(versions ?? []).map { version in
                    ComparedVersion(
                        source: source.with(version: version.name),
                        isCurrent: version.isCurrent,
                        file: version.contents
                    )
                }
            case .other: return []
            case .swift:
                let names = console.swiftReader.versions(source.paths, diagnostics: &found)
                    .map(\.name)
                return names.map { name in
                    ComparedVersion(
                        source: source.with(version: name),
                        isCurrent: name == names.last,
                        file: nil
                    )
                }
            case .modelFolder, .json: return []
            }
        }
    }

    private func reporting<Result>(
        _ diagnostics: inout DiagnosticSink,
        _ read: (inout DiagnosticSink) -> Result
    ) -> Result {
        var found = DiagnosticSink()
        let result = read(&found)
        let errors = found.sorted.filter { $0.severity == .error }
        diagnostics.report(contentsOf: errors.map { revision?.shown($0) ?? $0 })
        return result
    }
}

/// One version of a source.
struct ComparedVersion {
    let source: ModelSource
    let isCurrent: Bool
    /// The file that holds it alone; `nil` for one of several in a file.
    let file: String?

    var name: String { source.version ?? "" }
}

/// A model with what its User Info says about the code for a target.
func declaredForComparing(_ model: Model, _ target: Target) -> Model {
    // What is wrong with User Info is for `lint` to say.
    var ignored = DiagnosticSink()
    return withoutDirectives(declaredModel(asRead(model, by: target), nil, for: target, &ignored))
}

extension Target {
    /// The store whose files the code reads; that of the model's files for code without one.
    var store: StoreKind {
        switch self {
        case .sqlite: .sqlite
        case .swiftdata: .swiftData
        default: .coreData
        }
    }
}
