import Files

/// The snapshots in a folder, from the oldest, as far as their names say it.
package func snapshots(in folder: String) -> [String] {
    let names = ((try? listFolder(folder)) ?? []).filter { $0.lowercased().hasSuffix(".json") }
    return names.sorted { precedesNaturally(stem($0), stem($1)) }.map { "\(folder)/\($0)" }
}

/// The name of a version without the extension of its snapshot. For example: `1.2` of `1.2.json`.
func stem(_ file: String) -> String { String(file.dropLast(".json".count)) }

/// The folder with the snapshots of an input: it's beside it.
///
/// For example: `App/Schemas` for `App/Models`.
package func schemasFolder(beside input: String) -> String {
    let path = withoutTrailingSlashes(input)
    let name = lastComponent(of: path)
    return path == name ? "Schemas" : path.dropLast(name.utf8.count) + "Schemas"
}
