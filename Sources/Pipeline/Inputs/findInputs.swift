import Files

/// Returns the inputs in a folder and its subfolders: model bundles, and folders named `Models`
/// that contain Swift files; without any of these, folders of headers of managed objects; without
/// them, compiled models, databases, and scripts that create tables.
///
/// Paths are relative to the folder, and sorted. For example: `App/Models`,
/// `App/Notes.xcdatamodeld`.
package func findInputs(in folder: String) -> [String] {
    let kinds = InputKinds().all
    func find(_ kinds: [any InputKind]) -> [String] {
        FolderWalk.paths(below: folder, .search) { entry in kinds.contains { $0.isFound(entry) } }
    }
    var paths = find(kinds.filter { !$0.refinesOthers && !$0.isDerived })
    // A model says more than its code, and both say more than what a build or a program made of them.
    if paths.isEmpty { paths = find(kinds.filter(\.refinesOthers)) }
    if paths.isEmpty { paths = find(kinds.filter(\.isDerived)) }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.map { String($0.dropFirst(start.count)) }
}
