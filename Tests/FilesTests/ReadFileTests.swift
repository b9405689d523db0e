import Files
import Foundation
import TestSupport
import Testing

struct ReadFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(name: "files") }

    @Test(arguments: ["", "a", "größe\n", String(repeating: "0123456789", count: 20_000)])
    func readsTheWholeFile(_ text: String) throws {
        let file = try folder.write(text, to: "file")
        #expect(try readFile(file.path) == Array(text.utf8))
    }

    @Test func readsThroughALink() throws {
        let file = try folder.write("text", to: "file")
        let link = folder.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        #expect(try readFile(link.path) == Array("text".utf8))
    }

    @Test func aMissingFileIsAnError() throws {
        let file = try folder.write("text", to: "file")
        for path in ["\(folder.path)missing", "\(file.path)/inside"] {
            #expect(message { () throws(FileProblem) in try readFile(path) } == "does not exist")
        }
    }

    @Test func aFolderIsNotAFile() {
        #expect(message { () throws(FileProblem) in try readFile(folder.path) } == "is not a file")
    }

    @Test func theSystemsErrorsAreReported() {
        let path = folder.path + String(repeating: "x", count: 300)
        let message = message { () throws(FileProblem) in try readFile(path) }
        #expect(message == "cannot be read: File name too long")
    }

    @Test func aStartIsCompared() throws {
        let path = try folder.write(generatedFileOpening + "Notes", to: "file").path
        #expect(file(path, startsWith: generatedFileOpening))
        #expect(file(path, startsWith: ""))
        #expect(!file(path, startsWith: generatedFileOpening + "Notes and more"))
        #expect(!file(path, startsWith: "import"))
        #expect(!file(folder.path, startsWith: ""))
        #expect(!file(path + "2", startsWith: ""))
    }

    private func message(_ read: () throws(FileProblem) -> [UInt8]) -> String? {
        do {
            _ = try read()
            return nil
        } catch {
            return error.message
        }
    }
}
