/// The Core Data models below a folder: bundles, and versions that stand alone; sorted by path.
///
/// Hidden folders are passed over, and what is nested deeper than 16 folders. For example:
/// `["App/Notes.xcdatamodeld"]` for `App`.
package func modelFolders(below folder: String) -> [String] {
    modelFolders(below: withoutTrailingSlashes(folder), depth: 0)
}

private func modelFolders(below folder: String, depth: Int) -> [String] {
    guard depth < 16, let names = try? listFolder(folder) else { return [] }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
        let path = "\(folder)/\(name)"
        guard isFolder(path) else { return [] }
        let isModel = name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel")
        return isModel ? [path] : modelFolders(below: path, depth: depth + 1)
    }
}
