import Diagnostics
import Files

/// Returns the headers at paths and in folders, each once; `nil` if there is an error, which is reported.
func headerFiles(_ paths: [String], _ diagnostics: inout DiagnosticSink) -> [String]? {
    var found: [String] = []
    var isComplete = true
    func report(_ id: String, _ path: String, _ message: String) {
        isComplete = false
        diagnostics.report(Diagnostic(.error, id, at: SourceLocation(file: path), message))
    }
    for path in paths.map(withoutTrailingSlashes) {
        guard isFolder(path) else {
            if !exists(path) { report("path.not-found", path, "'\(path)' does not exist") }
            found.append(path)
            continue
        }
        var unreadable: [String] = []
        let files = FolderWalk.paths(
            below: path,
            reportUnreadable: { unreadable.append($0) },
            where: { !$0.isFolder && isHeader($0.name) }
        )
        for folder in unreadable { report("path.unreadable", folder, "'\(folder)' cannot be read") }
        if files.isEmpty { report("path.not-a-model", path, "there is no header in '\(path)'") }
        found += files
    }
    var visited = VisitedFiles()
    return isComplete ? found.filter { visited.visit($0) } : nil
}

/// Whether the name of a file is that of a header.
package func isHeader(_ name: String) -> Bool {
    ObjCHeaderReader.suffixes.contains { name.lowercased().hasSuffix($0) }
}
