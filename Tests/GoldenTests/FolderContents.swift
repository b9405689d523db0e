import Foundation

/// The files of a folder, by relative path. For example: `["Book.swift": …]`.
struct FolderContents: Equatable {
    var files: [String: Data] = [:]

    var names: [String] { files.keys.sorted() }

    /// A missing folder has no files. Hidden files are omitted by default.
    init(of folder: URL, withHidden: Bool = false) throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appending(path: name)
            let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
            guard isFile == true, withHidden || !isHidden(name) else { continue }
            files[name] = try Data(contentsOf: file)
        }
    }

    /// Replaces the content of the folder with these files.
    func replace(_ folder: URL) throws {
        if FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.removeItem(at: folder)
        }
        for name in names {
            try write(name, into: folder)
        }
    }

    /// Adds these files to the folder.
    func add(to folder: URL) throws {
        for name in names {
            try write(name, into: folder)
        }
    }

    private func write(_ name: String, into folder: URL) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try files[name]?.write(to: file)
    }
}

private func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
}
