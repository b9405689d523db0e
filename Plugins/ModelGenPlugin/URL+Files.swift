import Foundation

extension URL {
    /// Whether it's a Core Data model by its name: a bundle, or a version that stands alone.
    var isModelFile: Bool { ["xcdatamodeld", "xcdatamodel"].contains(pathExtension) }

    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// What lies in a folder, hidden files included, sorted; nothing where there is no folder.
    var children: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().map { appendingPathComponent($0) }
    }

    /// The files of a folder and of those below it, or the file itself; all that a build must look at.
    var files: [URL] {
        guard isFolder else { return [self] }
        return children.filter { $0.lastPathComponent != ".DS_Store" }.flatMap(\.files)
    }
}
