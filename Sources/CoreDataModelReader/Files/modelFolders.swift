import Files

/// The endings of the folders that hold a Core Data model: a bundle, and a version that stands alone.
package let modelFolderSuffixes = [ModelBundle.suffix, ModelBundle.versionSuffix]

/// The Core Data models below a folder, sorted by path.
///
/// For example: `["App/Notes.xcdatamodeld"]` for `App`.
package func modelFolders(below folder: String) -> [String] {
    FolderWalk.paths(below: withoutTrailingSlashes(folder)) { entry in
        entry.isFolder && modelFolderSuffixes.contains { entry.name.hasSuffix($0) }
    }
}
