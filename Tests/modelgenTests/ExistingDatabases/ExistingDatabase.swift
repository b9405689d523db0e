import Foundation
import ModelSamples
import TestSupport
import Testing

/// A database that modelgen didn't make, and a program with the code that is generated from it.
struct ExistingDatabase {
    private let name: String
    private let folder: TemporaryFolder
    let file: URL

    init(_ name: String, in folder: TemporaryFolder) {
        self.name = name
        self.folder = folder
        file = folder.url.appending(path: "\(name).db")
    }

    func text(_ file: String) throws -> String {
        let path = "Tests/ExistingDatabases/\(name)/\(file)"
        return try String(contentsOf: repositoryRoot.appending(path: path), encoding: .utf8)
    }

    /// Generates code from the database, and compiles it with the program.
    func compile() throws {
        let tool = try #require(builtTool)
        let options = ["--target", "sqlite", "-o", "Generated"]
        let generated = try run([tool, "generate", file.path] + options, directory: folder.url)
        try #require(generated.succeeded, "\(generated.output)")
        let main = try folder.write(text("program.swift"), to: "main.swift")
        let store = try #require(BuiltStore())
        let support = repositoryRoot.appending(path: "Tests/ExistingDatabases/support.swift").path
        let files = try folder.swiftFiles(in: "Generated") + [main.path, support]
        let compiled = try store.compile(files, in: folder)
        try #require(compiled.succeeded && compiled.stderr.isEmpty, "\(compiled.output)")
    }

    /// What the program prints, by lines.
    func lines(_ mode: String...) throws -> [String] {
        let program = folder.url.appending(path: "program").path
        let result = try run([program, file.path] + mode, directory: folder.url)
        #expect(result.succeeded, "\(result.output)")
        return result.stdout.split(separator: "\n").map(String.init)
    }

    func rows(_ script: String) throws -> [String] { try scriptRows(script, in: file.path) }

    /// The statements that made the tables, and all rows.
    func contents() throws -> [String] {
        let tables = try rows("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1")
        return try rows("SELECT type, name, sql FROM sqlite_schema ORDER BY 2")
            + tables.flatMap { try [$0] + rows("SELECT * FROM \"\($0)\" ORDER BY 1, 2") }
    }
}
