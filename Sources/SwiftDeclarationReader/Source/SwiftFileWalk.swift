import Diagnostics
import Files

/// Finds the Swift files below a folder.
///
/// Hidden files and folders, and files that modelgen wrote, are ignored. Linked folders are entered
/// last, and no folder is entered twice, not even through a link to an enclosing folder.
struct SwiftFileWalk {
    private var files: [String] = []
    private var links: [String] = []
    private var visited = VisitedFiles()
    private let reports: Reports

    private init(_ reports: Reports) {
        self.reports = reports
    }

    /// The paths of the files, sorted within each folder.
    static func files(below folder: String, _ reports: Reports) -> [String] {
        var walk = Self(reports)
        walk.enter(folder)
        while !walk.links.isEmpty {
            let links = walk.links.sorted()
            walk.links = []
            for link in links { walk.enter(link) }
        }
        let paths = walk.files.map { (path: $0, parts: $0.split(separator: "/")) }
        return paths.sorted { $0.parts.lexicographicallyPrecedes($1.parts) }.map(\.path)
    }

    private mutating func enter(_ folder: String) {
        guard visited.visit(folder) else { return }
        do {
            for name in try listFolder(folder) where !name.hasPrefix(".") {
                add("\(folder)/\(name)")
            }
        } catch {
            let message = "'\(folder)' cannot be read"
            reports.add(.error, "path.unreadable", at: SourceLocation(file: folder), message)
        }
    }

    private mutating func add(_ path: String) {
        if isFolder(path) {
            if isLink(path) { links.append(path) } else { enter(path) }
        } else if path.hasSuffix(".swift"), !file(path, startsWith: generatedFileOpening) {
            files.append(path)
        }
    }
}
