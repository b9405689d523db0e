import Foundation

/// The folders and files of a target.
struct TargetPlace {
    let name: String
    /// The folder of its sources.
    let folder: URL
    /// The folder of the package, or of the project.
    let root: URL
    /// The folders of all targets, which may include this one.
    let targets: [URL]
    /// The compiled Swift files.
    let compiled: [URL]

    /// Returns the path of a file for `exclude` in `Package.swift`. For example:
    /// `Models/Note.swift`.
    func relativePath(of url: URL) -> String {
        url.isInside(folder) ? String(url.path.dropFirst(folder.pathWithSlash.count)) : url.path
    }

    /// Returns the compiled files in an input, or the input itself if it is a compiled file.
    func compiledFiles(of input: URL) -> [URL] {
        compiled.filter { $0.path == input.path || $0.isInside(input) }
    }

    /// Whether an input is in the folder of another target.
    func isOfAnotherTarget(_ input: URL) -> Bool {
        !input.isInside(folder)
            && targets.contains { $0.path != folder.path && input.isInside($0) }
    }
}

extension URL {
    fileprivate var pathWithSlash: String { path.hasSuffix("/") ? path : path + "/" }

    fileprivate func isInside(_ folder: URL) -> Bool { path.hasPrefix(folder.pathWithSlash) }
}
