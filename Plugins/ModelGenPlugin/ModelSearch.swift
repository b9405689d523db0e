import Foundation

/// The models of a target without a configuration: all `.xcdatamodeld` bundles, whether or not the
/// target lists them, and all folders `Models` with headers, or with Swift files that aren't compiled.
struct ModelSearch {
    private let place: TargetPlace
    /// Folders of build products and third-party code. The tool has the same list, in `FolderWalk`.
    private let foreignFolders: Set<String> = [
        "Build", "build", "Carthage", "DerivedData", "Pods", "node_modules",
    ]

    init(_ place: TargetPlace) {
        self.place = place
    }

    /// The models, sorted by path.
    var models: [URL] {
        var visited: Set<String> = []
        return models(in: place.folder, &visited)
    }

    /// The files with declarations that would be compiled themselves.
    var compiledDeclarations: [URL] {
        place.compiled.filter { file in
            place.relativePath(of: file).split(separator: "/").dropLast().contains("Models")
                && declaresModel(file)
        }
    }

    /// Visits each folder only once, so that a link to a parent folder doesn't cause an endless
    /// loop.
    private func models(in folder: URL, _ visited: inout Set<String>) -> [URL] {
        guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return [] }
        return folder.children.flatMap { url -> [URL] in
            let name = url.lastPathComponent
            guard !name.hasPrefix("."), !foreignFolders.contains(name), url.isFolder else {
                return []
            }
            if url.isModelFile { return [url] }
            let isInput = name == "Models" && isDeclarations(url)
            return (isInput ? [url] : []) + models(in: url, &visited)
        }
    }

    private func isDeclarations(_ folder: URL) -> Bool {
        place.compiledFiles(of: folder).isEmpty
            && folder.files.contains { $0.pathExtension == "swift" || declaresManagedObject($0) }
    }

    /// Whether a file is a header of managed objects in Objective-C.
    private func declaresManagedObject(_ file: URL) -> Bool {
        guard file.pathExtension == "h" else { return false }
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.contains("NSManagedObject")
    }

    /// Whether a file contains an attribute that only declarations have.
    private func declaresModel(_ file: URL) -> Bool {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let words = text.split { !$0.isLetter && $0 != "@" }
        return words.contains { ["@Model", "@Validated", "@OptionSet", "@Composite"].contains($0) }
    }
}
