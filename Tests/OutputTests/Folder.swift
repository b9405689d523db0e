import Foundation
import Output
import TestSupport
import Testing

/// A temporary output folder, with what tests ask of it.
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

    func url(_ file: String) -> URL { URL(fileURLWithPath: "\(path)/\(file)") }

    /// Every file and folder below the parent, with the text of files.
    func snapshot() throws -> [String: String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: parent.path)
        return names.reduce(into: [:]) { result, name in
            let content = try? Data(contentsOf: parent.url.appending(path: name))
            result[name] = content.map { String(decoding: $0, as: UTF8.self) } ?? "a folder"
        }
    }

    /// Seconds since 1970, fractions included.
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
func generated(_ path: String, _ body: String = "") -> GeneratedFile {
    GeneratedFile(path: path, origin: "Notes.xcdatamodeld") { $0 += body.utf8 }
}
