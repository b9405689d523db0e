import Foundation
import Output
import TestSupport
import Testing

/// A temporary output folder, with helpers for tests.
struct Folder {
    let parent: TemporaryFolder
    let path: String

    init() throws {
        parent = try TemporaryFolder(name: "output")
        path = parent.url.appending(path: "Generated").path(percentEncoded: false)
    }

    func put(_ text: String, _ file: String) throws {
        try parent.write(text, to: "Generated/\(file)")
    }

    func remove(_ file: String) throws {
        try FileManager.default.removeItem(at: url(file))
    }

    func url(_ file: String) -> URL { URL(fileURLWithPath: "\(path)/\(file)") }

    /// Every file and folder below the parent, with the text of files.
    func snapshot() throws -> [String: String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: parent.path)
        return names.reduce(into: [:]) { result, name in
            let content = try? Data(contentsOf: parent.url.appending(path: name))
            result[name] = content.map { String(decoding: $0, as: UTF8.self) } ?? "a folder"
        }
    }

    /// Seconds since 1970, including fractions.
    func modificationTime(_ file: String) throws -> TimeInterval {
        let attributes = try FileManager.default.attributesOfItem(atPath: url(file).path)
        let date = try #require(attributes[.modificationDate] as? Date)
        return date.timeIntervalSince1970
    }

    func setModificationTime(_ file: String, _ time: TimeInterval) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: time)],
            ofItemAtPath: url(file).path
        )
    }
}

/// A generated file. For example: `generated("Note.swift", "class Note {}")`.
func generated(
    _ path: String,
    _ body: String = "",
    from origin: String = "Notes.xcdatamodeld"
) -> GeneratedFile {
    GeneratedFile(path: path, origin: origin) { $0 += body.utf8 }
}

/// The manifest of files that were all generated from one model.
func manifest(_ paths: [String], from origin: String = "Notes.xcdatamodeld") -> String {
    let lines = paths.map { #"    {"path": "\#($0)", "source": "\#(origin)"}"# }
    return """
        {
          "version": 1,
          "files": [
        \(lines.joined(separator: ",\n"))
          ]
        }

        """
}
