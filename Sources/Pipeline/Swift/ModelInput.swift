import Files

/// The inputs that make one model.
struct ModelInput {
    /// Paths of Core Data models.
    var modelFiles: [String] = []
    /// Paths of Swift files, and of folders with Swift files.
    var swiftFiles: [String] = []

    /// The input that the model is named after.
    var name: String { modelFiles.first ?? swiftFiles.first ?? "" }

    var paths: [String] { modelFiles + swiftFiles }

    /// What generated files name as their origin. For example: `Notes.xcdatamodeld`, `Models`.
    var origin: String { Self.origin(of: name) }

    /// The same for one of several inputs. For example: `Values.swift` for `App/Values.swift`.
    static func origin(of input: String) -> String {
        let last = lastComponent(of: input)
        return last.allSatisfy { $0 == "." } ? "Model" : last
    }

    /// For example: `Notes` for `Models/Notes.swift`, `Models` for `App/Models/`.
    var modelName: String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        // A folder is often given as `.`, which is no name.
        if last.allSatisfy({ $0 == "." }) { return "Model" }
        return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
    }
}

/// Each input is a model, but Swift serves the others: with Swift, all are one.
func modelInputs(_ paths: [String]) -> [ModelInput] {
    var (swift, others): ([String], [String]) = ([], [])
    for path in paths {
        if isSwiftInput(path) { swift.append(path) } else { others.append(path) }
    }
    guard !swift.isEmpty else { return others.map { ModelInput(modelFiles: [$0]) } }
    return [ModelInput(modelFiles: others, swiftFiles: swift)]
}

/// Whether a path names a Swift file, or a folder that holds one and is no Core Data model.
private func isSwiftInput(_ path: String) -> Bool {
    if path.hasSuffix(".swift") { return true }
    let isModel = [".xcdatamodeld", ".xcdatamodeld/", ".xcdatamodel", ".xcdatamodel/"]
        .contains { path.lowercased().hasSuffix($0) }
    var visited = VisitedFiles()
    return !isModel && isFolder(path) && holdsSwift(path, depth: 0, &visited)
}

private func holdsSwift(_ folder: String, depth: Int, _ visited: inout VisitedFiles) -> Bool {
    guard depth < 16, visited.visit(folder), let names = try? listFolder(folder) else {
        return false
    }
    return names.contains { $0.hasSuffix(".swift") }
        || names.contains {
            isFolder("\(folder)/\($0)") && holdsSwift("\(folder)/\($0)", depth: depth + 1, &visited)
        }
}
