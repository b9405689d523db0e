import Files

/// The inputs in a folder and in those below it: model bundles, and folders `Models` with Swift.
///
/// Paths start from the folder, sorted. For example: `App/Models`, `App/Notes.xcdatamodeld`.
package func findInputs(in folder: String) -> [String] {
    var visited = VisitedFiles()
    return inputs(in: folder, prefix: "", depth: 0, &visited)
}

/// Folders of what others wrote, or of what was built.
private let skippedFolders: Set<String> = [
    "Build", "build", "Carthage", "DerivedData", "Pods", "node_modules",
]

private func inputs(
    in folder: String,
    prefix: String,
    depth: Int,
    _ visited: inout VisitedFiles
) -> [String] {
    guard depth < 6, visited.visit(folder), let names = try? listFolder(folder) else { return [] }
    return names.filter { !$0.hasPrefix(".") && !skippedFolders.contains($0) }.flatMap { name in
        let path = "\(folder)/\(name)"
        guard isFolder(path) else { return [] as [String] }
        let isBundle = name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel")
        var inner = VisitedFiles()
        let isInput =
            isBundle || (name == "Models" && holdsDeclarations(path, depth: depth, &inner))
        if isInput { return visited.visit(path) ? [prefix + name] : [] }
        return inputs(in: path, prefix: prefix + name + "/", depth: depth + 1, &visited)
    }
}

/// Whether a Swift file in a folder, or below it, declares a model or a type of values.
private func holdsDeclarations(
    _ folder: String,
    depth: Int,
    _ visited: inout VisitedFiles
) -> Bool {
    guard depth < 6, visited.visit(folder), let names = try? listFolder(folder) else {
        return false
    }
    return names.contains { name in
        let path = "\(folder)/\(name)"
        if isFolder(path) { return holdsDeclarations(path, depth: depth + 1, &visited) }
        return name.hasSuffix(".swift") && declares(path)
    }
}

private func declares(_ file: String) -> Bool {
    guard let bytes = try? readFile(file) else { return false }
    let words = String(decoding: bytes, as: UTF8.self)
        .split { !$0.isLetter && $0 != "@" }
    let attributes: Set<Substring> = ["@Model", "@Validated", "@OptionSet", "@Composite"]
    return words.contains { attributes.contains($0) }
}
