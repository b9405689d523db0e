import Diagnostics
import Files

extension CoreDataModelReader {
    /// The model at a path: a bundle or a version, with its name.
    enum Container {
        case bundle(String)
        case version(String)
    }

    /// The container at a path; `nil` if it isn't a model.
    func container(_ path: String, _ diagnostics: inout DiagnosticSink) -> Container? {
        let file = lastComponent(of: path)
        if isFolder(path) {
            if let name = stem(of: file, without: ModelBundle.suffix) { return .bundle(name) }
            if let name = stem(of: file, without: ModelBundle.versionSuffix) {
                return .version(name)
            }
        }
        diagnostics.report(problem(path))
        return nil
    }

    private func problem(_ path: String) -> Diagnostic {
        let location = SourceLocation(file: path)
        guard exists(path) else {
            return Diagnostic(.error, "path.not-found", at: location, "'\(path)' does not exist")
        }
        let message =
            "'\(path)' isn't a model; give the path of \(expected)"
            + (modelFolders(below: path).first.map { ", such as '\($0)'" } ?? "")
        return Diagnostic(.error, "path.not-a-model", at: location, message)
    }

    /// Reads the file of a version.
    func contents(of version: ModelVersion, _ diagnostics: inout DiagnosticSink) -> [UInt8]? {
        let location = SourceLocation(file: version.contents)
        do {
            return try readFile(version.contents)
        } catch {
            let message = "'\(version.contents)' \(error.message)"
            diagnostics.report(Diagnostic(.error, "path.unreadable", at: location, message))
            return nil
        }
    }
}
