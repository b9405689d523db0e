/// A path without the slashes at its end. For example: `Notes.xcdatamodeld` for `Notes.xcdatamodeld/`.
func withoutTrailingSlashes(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
}

/// The last component. For example: `Notes.xcdatamodeld` for `Models/Notes.xcdatamodeld`.
func lastComponent(of path: String) -> String {
    let parts = withoutTrailingSlashes(path).utf8.split(separator: UInt8(ascii: "/"))
    return parts.last.flatMap { String($0) } ?? path
}

/// The name before `suffix`, which is matched in any case; nil where it does not end so.
///
/// For example: `Notes 2` for `Notes 2.xcdatamodel` and `.xcdatamodel`.
func stem(of file: String, without suffix: String) -> String? {
    guard file.lowercased().hasSuffix(suffix), file.utf8.count > suffix.utf8.count else {
        return nil
    }
    return String(file.dropLast(suffix.count))
}
