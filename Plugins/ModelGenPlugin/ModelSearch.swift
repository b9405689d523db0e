import Foundation

/// The models of a target that no configuration names: every `.xcdatamodeld`, whatever the target
/// says of it, and every folder `Models` with Swift files that are not compiled.
struct ModelSearch {
    private let place: TargetPlace
    /// Folders of what others wrote, or of what was built.
    private let skipped: Set<String> = [
        "Build", "build", "Carthage", "DerivedData", "Pods", "node_modules",
    ]

    init(_ place: TargetPlace) {
        self.place = place
    }

    /// Sorted by path.
    var models: [URL] { models(in: place.folder) }

    /// The files with declarations that would be compiled as they are.
    var compiledDeclarations: [URL] {
        place.compiled.filter { file in
            place.relativePath(of: file).split(separator: "/").dropLast().contains("Models")
                && declaresModel(file)
        }
    }

    private func models(in folder: URL) -> [URL] {
        folder.children.flatMap { url -> [URL] in
            let name = url.lastPathComponent
            guard !name.hasPrefix("."), !skipped.contains(name), url.isFolder else { return [] }
            if ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension) { return [url] }
            let isInput = name == "Models" && isDeclarations(url)
            return (isInput ? [url] : []) + models(in: url)
        }
    }

    private func isDeclarations(_ folder: URL) -> Bool {
        place.compiledFiles(of: folder).isEmpty
            && folder.files.contains { $0.pathExtension == "swift" }
    }

    /// Whether a file has an attribute that only declarations have.
    private func declaresModel(_ file: URL) -> Bool {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let words = text.split { !$0.isLetter && $0 != "@" }
        return words.contains { ["@Model", "@Validated", "@OptionSet", "@Composite"].contains($0) }
    }
}
