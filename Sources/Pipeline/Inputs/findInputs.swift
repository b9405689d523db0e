import Files

/// Returns the inputs in a folder and its subfolders: model bundles, and folders named `Models`
/// that contain Swift files.
///
/// Paths are relative to the folder, and sorted. For example: `App/Models`,
/// `App/Notes.xcdatamodeld`.
package func findInputs(in folder: String) -> [String] {
    let kinds = InputKinds().all
    let paths = FolderWalk.paths(below: folder, .search) { entry in
        kinds.contains { $0.isFound(entry) }
    }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.map { String($0.dropFirst(start.count)) }
}
