import Foundation

extension URL {
    /// Whether its name is that of a Core Data model: a bundle, or a separate version.
    var isModelFile: Bool { ["xcdatamodeld", "xcdatamodel"].contains(pathExtension) }

    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// The contents of a folder, including hidden files, sorted; empty if the folder doesn't exist.
    var children: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().map { appendingPathComponent($0) }
    }

    /// The files in a folder and its subfolders, or the file itself: all files that a build depends
    /// on.
    var files: [URL] {
        guard isFolder else { return [self] }
        return children.filter { $0.lastPathComponent != ".DS_Store" }.flatMap(\.files)
    }
}
