import Diagnostics
import Files
import ModelIR

/// The paths of Swift files, both given directly and in given folders, sorted by path.
///
/// Each file is listed once, however many paths lead to it.
func sourceFiles(_ paths: [String], _ reports: Reports) -> [String] {
    var found: [String] = []
    for path in paths {
        if isFolder(path) {
            var path = path
            while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
            let all = swiftFiles(below: path, reports)
            let files = all.filter { !file($0, startsWith: generatedFileOpening) }
            if files.isEmpty { reportEmpty(path, all, reports) }
            found += files
        } else if exists(path) {
            found.append(path)
        } else {
            reports.add(
                .error,
                "path.not-found",
                at: SourceLocation(file: path),
                "'\(path)' does not exist"
            )
        }
    }
    // A file may have several paths, through links or because its folder is given as well.
    var visited = VisitedFiles()
    return found.filter { visited.visit($0) }
}

/// The Swift files below a folder.
private func swiftFiles(below folder: String, _ reports: Reports) -> [String] {
    FolderWalk.paths(
        below: folder,
        reportUnreadable: { folder in
            let message = "'\(folder)' cannot be read"
            reports.add(.error, "path.unreadable", at: SourceLocation(file: folder), message)
        },
        where: { entry in
            !entry.isFolder && entry.name.hasSuffix(".swift")
        }
    )
}

/// Reads a file, which must be valid UTF-8.
func sourceText(_ path: String, _ reports: Reports) -> [UInt8]? {
    let location = SourceLocation(file: path)
    do {
        let bytes = try readFile(path)
        if String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) { return bytes }
        reports.add(.error, "swift.not-utf8", at: location, "'\(path)' is not UTF-8")
    } catch {
        reports.add(.error, "path.unreadable", at: location, "'\(path)' \(error.message)")
    }
    return nil
}

/// - Parameter generated: The files in the folder, all of which modelgen wrote.
private func reportEmpty(_ path: String, _ generated: [String], _ reports: Reports) {
    let message =
        generated.isEmpty
        ? "there is no Swift file in '\(path)'"
        : "modelgen wrote all Swift files in '\(path)', which it only reads if they are named"
    reports.add(.error, "path.not-a-model", at: SourceLocation(file: path), message)
}
