import CoreDataModelReader
import Diagnostics
import ModelAnnotations
import ModelDiff
import ModelIR
import SQLiteSchemaReader
import SwiftDeclarationReader
import TestSupport
import Testing

/// The text of a version of a model.
enum SampleText {
    /// The elements of a model file.
    case xml(String)
    /// Declarations.
    case swift(String)
    /// A script that creates tables.
    case sql(String)

    var model: Model? {
        var sink = DiagnosticSink()
        let model =
            switch self {
            case .xml(let text):
                CoreDataModelReader.read(
                    contents: Array("<model>\n\(text)\n</model>".utf8),
                    name: "Model",
                    file: "contents",
                    diagnostics: &sink
                )
            case .swift(let text):
                SwiftDeclarationReader()
                    .read(
                        texts: [("Models.swift", Array(text.utf8))],
                        name: "Models",
                        diagnostics: &sink
                    )
            case .sql(let text): Self.readScript(text, &sink)
            }
        let errors = sink.sorted.filter { $0.severity == .error }
        #expect(errors.isEmpty)
        return model
    }

    private static func readScript(_ text: String, _ sink: inout DiagnosticSink) -> Model? {
        guard let folder = try? TemporaryFolder(name: "scripts"),
            let file = try? folder.write(text, to: "notes.sql")
        else { return nil }
        return SQLiteSchemaReader().read(file.path, diagnostics: &sink)
    }
}

/// Checks which differences two versions have, by id, sorted; and that a version has none from itself.
///
/// Code for SQLite leaves out derived attributes.
func expectDifferences(
    from old: SampleText,
    to new: SampleText,
    in store: StoreKind = .sqlite,
    _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    guard var oldModel = old.model, var newModel = new.model else {
        Issue.record("the sample can't be read", sourceLocation: sourceLocation)
        return
    }
    // As in every model for SQLite.
    if store == .sqlite {
        oldModel.declareComposites()
        newModel.declareComposites()
    }
    let found = differences(from: oldModel, to: newModel, in: store) { attribute in
        store == .sqlite && attribute.derivation != nil
    }
    let messages = found.map { "\($0.id): \($0.message)" }.joined(separator: "\n")
    #expect(found.map(\.id).sorted() == expected, "\(messages)", sourceLocation: sourceLocation)
    #expect(
        differences(from: newModel, to: newModel, in: .coreData).isEmpty,
        sourceLocation: sourceLocation
    )
}
