/// The path without trailing slashes. For example: `Notes.xcdatamodeld` for `Notes.xcdatamodeld/`.
package func withoutTrailingSlashes(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
}

/// The last component. For example: `Notes.xcdatamodeld` for `Models/Notes.xcdatamodeld`.
package func lastComponent(of path: String) -> String {
    let parts = withoutTrailingSlashes(path).utf8.split(separator: UInt8(ascii: "/"))
    return parts.last.flatMap { String($0) } ?? path
}
