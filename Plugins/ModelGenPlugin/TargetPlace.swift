import Foundation

/// A target, as far as models are concerned.
struct TargetPlace {
    let name: String
    /// The folder with its sources.
    let folder: URL
    /// The folder of the package, or of the project.
    let root: URL
    /// The folders of all targets, which may include this one.
    let targets: [URL]
    /// The Swift files that are compiled with it.
    let compiled: [URL]

    /// How `exclude` in `Package.swift` names a file. For example: `Models/Note.swift`.
    func relativePath(of url: URL) -> String {
        url.isInside(folder) ? String(url.path.dropFirst(folder.pathWithSlash.count)) : url.path
    }

    /// The compiled files that an input is, or that lie in it.
    func compiledFiles(of input: URL) -> [URL] {
        compiled.filter { $0.path == input.path || $0.isInside(input) }
    }

    /// Whether an input lies in the folder of another target.
    func isOfAnotherTarget(_ input: URL) -> Bool {
        !input.isInside(folder)
            && targets.contains { $0.path != folder.path && input.isInside($0) }
    }
}

extension URL {
    fileprivate var pathWithSlash: String { path.hasSuffix("/") ? path : path + "/" }

    fileprivate func isInside(_ folder: URL) -> Bool { path.hasPrefix(folder.pathWithSlash) }
}
