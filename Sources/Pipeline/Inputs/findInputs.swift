import Files

/// The inputs in a folder and in those below it: model bundles, and folders `Models` with Swift.
///
/// Paths start from the folder, sorted. For example: `App/Models`, `App/Notes.xcdatamodeld`.
package func findInputs(in folder: String) -> [String] {
    let kinds = InputKinds().all
    let paths = FolderWalk.paths(below: folder, .search) { entry in
        kinds.contains { $0.isFound(entry) }
    }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.map { String($0.dropFirst(start.count)) }
}
