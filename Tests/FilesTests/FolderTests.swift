import Files
import Foundation
import TestSupport
import Testing

struct FolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(name: "folders") }

    @Test func namesAreSorted() throws {
        for name in ["b", "a", ".hidden", "sub/c"] { try folder.write("", to: name) }
        #expect(try listFolder(folder.path) == [".hidden", "a", "b", "sub"])
    }

    @Test func onlyAFolderHasAList() throws {
        let file = try folder.write("", to: "file").path
        #expect(throws: FileProblem.self) { try listFolder(file) }
        #expect(throws: FileProblem.self) { try listFolder(file + "2") }
    }

    @Test func kindsAreDistinguished() throws {
        let file = try folder.write("", to: "file").path
        #expect(exists(file) && !isFolder(file) && !isLink(file))
        #expect(exists(folder.path) && isFolder(folder.path))
        let link = try makeLink("link", to: folder.path)
        #expect(isFolder(link) && isLink(link))
        let broken = try makeLink("broken", to: file + "2")
        #expect(!exists(broken) && isLink(broken))
    }

    @Test func linksHaveTheIdentityOfTheirDestination() throws {
        let link = try makeLink("link", to: folder.path)
        #expect(FileIdentity(link) == FileIdentity(folder.path))
        #expect(FileIdentity(folder.path + "missing") == nil)
        var visited = VisitedFiles()
        let visits = [folder.path, link, folder.path + "missing"].map { visited.visit($0) }
        #expect(visits == [true, false, false])
    }

    @Test(arguments: [
        ("Notes.xcdatamodeld/", "Notes.xcdatamodeld"), ("a/b//", "a/b"), ("/", "/"), ("", ""),
    ])
    func trailingSlashesAreRemoved(_ path: String, _ expected: String) {
        #expect(withoutTrailingSlashes(path) == expected)
    }

    @Test(arguments: [("Models/Notes", "Notes"), ("Notes/", "Notes"), ("/", "/"), ("a//b", "b")])
    func theLastComponentIsAName(_ path: String, _ expected: String) {
        #expect(lastComponent(of: path) == expected)
    }

    private func makeLink(_ name: String, to path: String) throws -> String {
        let link = folder.url.appending(path: name)
        let destination = URL(fileURLWithPath: path)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: destination)
        return link.path
    }
}
