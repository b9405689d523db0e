import Foundation

/// A target, as far as models are concerned.
struct TargetPlace {
    let name: String
    /// The folder with its sources.
    let folder: URL
    /// The Swift files that are compiled with it.
    let compiled: [URL]

    /// How `exclude` in `Package.swift` names a file. For example: `Models/Note.swift`.
    func relativePath(of url: URL) -> String {
        let start = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return url.path.hasPrefix(start) ? String(url.path.dropFirst(start.count)) : url.path
    }

    /// The compiled files that an input is, or that lie in it.
    func compiledFiles(of input: URL) -> [URL] {
        compiled.filter { $0.path == input.path || $0.path.hasPrefix(input.path + "/") }
    }
}
