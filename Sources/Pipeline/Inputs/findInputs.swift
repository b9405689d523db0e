import Files

/// Returns the inputs in a folder and its subfolders: model bundles, and folders named `Models`
/// that contain Swift files; without any of these, folders of headers of managed objects; without
/// them, compiled models, databases, and scripts that create tables, unless a database is in their folder.
///
/// Paths are relative to the folder, and sorted. For example: `App/Models`,
/// `App/Notes.xcdatamodeld`.
package func findInputs(in folder: String) -> FoundInputs {
    let kinds = InputKinds().all
    func find(_ kinds: [any InputKind]) -> [String] {
        FolderWalk.paths(below: folder, .search) { entry in kinds.contains { $0.isFound(entry) } }
    }
    var paths = find(kinds.filter { !$0.refinesOthers && !$0.isDerived })
    // A model says more than its code, and both say more than what a build or a program made of them.
    if paths.isEmpty { paths = find(kinds.filter(\.refinesOthers)) }
    if paths.isEmpty { paths = find(kinds.filter(\.isDerived)) }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let scripts = scriptsBesideDatabases(paths)
    return FoundInputs(
        paths: paths.filter { !scripts.contains($0) }.map { String($0.dropFirst(start.count)) },
        scripts: scripts.sorted().map { String($0.dropFirst(start.count)) }
    )
}

/// The inputs in a folder and its subfolders.
package struct FoundInputs {
    package var paths: [String]
    /// The scripts that are left out, because they probably make the databases in their folders.
    package var scripts: [String]
}

private func scriptsBesideDatabases(_ paths: [String]) -> Set<String> {
    let databases = Set(paths.filter(SQLiteKind().recognizes).map(folder))
    let scripts = paths.filter { path in
        path.lowercased().hasSuffix(".sql") && databases.contains(folder(of: path))
    }
    return Set(scripts)
}

private func folder(of path: String) -> Substring {
    path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
}
