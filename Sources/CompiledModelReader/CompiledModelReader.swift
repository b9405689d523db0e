import Diagnostics
import Files
import ModelIR

/// Reads models that Xcode has compiled: `.mom` files, and `.momd` folders of several versions.
///
/// For example: `CompiledModelReader().read("Notes.momd", diagnostics: &sink)`.
package struct CompiledModelReader: Sendable {
    /// The version of a `.momd` folder to read; `nil` for the current one.
    package var modelVersion: String?

    /// The suffixes of the paths that it reads.
    package static let suffixes = [CompiledBundle.suffix, CompiledBundle.versionSuffix]

    package init(modelVersion: String? = nil) {
        self.modelVersion = modelVersion
    }

    /// Returns the model at a path; `nil` after an error, which is reported.
    package func read(_ path: String, diagnostics: inout DiagnosticSink) -> Model? {
        let path = withoutTrailingSlashes(path)
        do {
            guard isFolder(path) else {
                let bytes = try readFile(path)
                return Self.read(bytes, name: stem(of: path), file: path, diagnostics: &diagnostics)
            }
            let bundle = try CompiledBundle(path: path)
            guard let version = bundle.version(modelVersion, &diagnostics) else { return nil }
            let file = "\(path)/\(version)\(CompiledBundle.versionSuffix)"
            var model = Self.read(
                try readFile(file),
                name: stem(of: path),
                file: file,
                diagnostics: &diagnostics
            )
            model?.version = version
            return model
        } catch {
            let message = "'\(path)' \(error.message)"
            let location = SourceLocation(file: path)
            diagnostics.report(Diagnostic(.error, "path.unreadable", at: location, message))
            return nil
        }
    }

    /// The names of the versions in a `.momd` folder, sorted; empty for other paths.
    package static func versionNames(of path: String) -> [String] {
        (try? CompiledBundle(path: withoutTrailingSlashes(path)))?.versions ?? []
    }

    /// Reads the archive of a model; `file` is its name in diagnostics.
    ///
    /// - Parameter name: The name of the model, which an archive doesn't contain.
    package static func read(
        _ bytes: [UInt8],
        name: String,
        file: String,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        let root = modelRoot(
            of: bytes,
            class: "NSManagedObjectModel",
            file: file,
            advice: "compile the model again",
            &diagnostics
        )
        guard let root else { return nil }
        var assembler = ModelAssembler(file: file)
        let model = assembler.model(root, name: name)
        diagnostics.report(contentsOf: assembler.leftOut.diagnostics)
        return model
    }

    private func stem(of path: String) -> String {
        let name = lastComponent(of: path)
        let suffix = Self.suffixes.first { name.hasSuffix($0) } ?? ""
        return String(name.dropLast(suffix.count))
    }
}
