import CompiledModelReader
import Diagnostics
import Files
import ModelIR

/// Reads Core Data models in Xcode's format.
///
/// For example: `CoreDataModelReader().read("Notes.xcdatamodeld", diagnostics: &sink)`.
package struct CoreDataModelReader: Sendable {
    /// The version of a bundle to read, with or without extension; `nil` for the current one.
    package var modelVersion: String?

    /// The kinds of inputs, for the message about a path of none.
    let expected: String

    /// Large enough to justify a parser, and small enough to divide a model of a hundred entities.
    package static let pieceSize = 1 << 16

    package init(
        modelVersion: String? = nil,
        expected: String = modelFolderSuffixes.joined(separator: ", ")
    ) {
        self.modelVersion = modelVersion
        self.expected = expected
    }

    /// Reads the model in an `.xcdatamodeld` bundle or an `.xcdatamodel` folder.
    ///
    /// Returns `nil` if no model can be found. An error in the model is reported, and the rest of it returned, so
    /// that rules can check it.
    package func read(_ path: String, diagnostics: inout DiagnosticSink) -> Model? {
        let path = withoutTrailingSlashes(path)
        guard let container = container(path, &diagnostics) else { return nil }
        switch container {
        case .bundle(let name):
            let bundle = ModelBundle(path: path, name: name, diagnostics: &diagnostics)
            guard let bundle, let version = bundle.version(modelVersion, diagnostics: &diagnostics)
            else { return nil }
            return read(version, modelName: name, version: version.name, &diagnostics)
        case .version(let name):
            guard isWanted(name, path, &diagnostics) else { return nil }
            let version = ModelVersion(name: name, folder: path)
            return read(version, modelName: name, version: nil, &diagnostics)
        }
    }

    /// Reads a model from the text of a `contents` file; `file` is its name in diagnostics.
    ///
    /// - Parameter pieceSize: The number of bytes that justifies a separate parser.
    package static func read(
        contents: [UInt8],
        name: String,
        file: String,
        pieceSize: Int = Self.pieceSize,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        let file = OriginFile(file)
        let model = Model(name: name, sources: [file], origin: .start(of: file))
        let text = SourceText(file: file, bytes: contents)
        return parseModel(model, text, pieceSize: pieceSize, &diagnostics)
    }

    /// Returns the versions of a bundle, sorted by name; `nil` after an error.
    ///
    /// For an `.xcdatamodel` folder, that is the folder alone.
    package static func versions(
        of path: String,
        diagnostics: inout DiagnosticSink
    ) -> [ModelVersion]? {
        let path = withoutTrailingSlashes(path)
        let reader = CoreDataModelReader()
        guard let container = reader.container(path, &diagnostics) else { return nil }
        switch container {
        case .bundle(let name):
            return ModelBundle(path: path, name: name, diagnostics: &diagnostics)?.versions
        case .version(let name):
            var version = ModelVersion(name: name, folder: path)
            version.isCurrent = true
            return [version]
        }
    }
}

extension CoreDataModelReader {
    private func read(
        _ version: ModelVersion,
        modelName: String,
        version versionName: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        guard let bytes = contents(of: version, &diagnostics) else { return nil }
        if version.isBinary {
            let reader = ElementsReader(file: version.contents) { DefaultText($0).value(of: $1) }
            return reader.read(
                bytes,
                name: modelName,
                version: versionName,
                diagnostics: &diagnostics
            )
        }
        let file = OriginFile(version.contents)
        let text = SourceText(file: file, bytes: bytes)
        let model = Model(
            name: modelName,
            version: versionName,
            sources: [file],
            origin: .start(of: file)
        )
        return parseModel(model, text, &diagnostics)
    }

    private func isWanted(
        _ name: String,
        _ path: String,
        _ diagnostics: inout DiagnosticSink
    ) -> Bool {
        guard let modelVersion, ModelBundle.versionName(modelVersion) != name else { return true }
        let message = "this is the version '\(name)', not '\(modelVersion)'; give the bundle's path"
        let location = SourceLocation(file: path)
        diagnostics.report(Diagnostic(.error, "bundle.unknown-version", at: location, message))
        return false
    }
}
