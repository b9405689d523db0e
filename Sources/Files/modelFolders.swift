/// The Core Data models below a folder, sorted by path: bundles, and versions outside a bundle.
///
/// Hidden folders and folders nested deeper than 16 levels are ignored. A folder is entered once,
/// however many links lead to it. For example: `["App/Notes.xcdatamodeld"]` for `App`.
package func modelFolders(below folder: String) -> [String] {
    var visited = VisitedFiles()
    return modelFolders(below: withoutTrailingSlashes(folder), depth: 0, &visited)
}

private func modelFolders(
    below folder: String,
    depth: Int,
    _ visited: inout VisitedFiles
) -> [String] {
    guard depth < 16, visited.visit(folder), let names = try? listFolder(folder) else { return [] }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
        let path = "\(folder)/\(name)"
        guard isFolder(path) else { return [] }
        let isModel = name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel")
        if isModel { return visited.visit(path) ? [path] : [] }
        return modelFolders(below: path, depth: depth + 1, &visited)
    }
}
