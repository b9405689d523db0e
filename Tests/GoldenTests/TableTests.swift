import Foundation
import TestSupport
import Testing

/// The tables of every case and of every real model can be created, and refer only to existing
/// tables.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct TableTests {
    @Test("SQLite executes the tables of each case", arguments: GoldenCase.good)
    func tables(_ golden: GoldenCase) throws {
        let folder = try TemporaryFolder(name: "tables")
        let result = try golden.generate(target: "sqlite", to: folder.url)
        guard result.succeeded else { return }
        try expectTables(scripts(of: folder.url), golden.name)
    }

    @Test("SQLite executes what converting writes of each case", arguments: GoldenCase.good)
    func converted(_ golden: GoldenCase) throws {
        let tool = try #require(builtTool, "modelgen is not built")
        let inputs = try golden.inputs().map { golden.file($0).path }
        let version = try golden.inspectArguments()
        let result = try run([tool, "convert"] + inputs + ["--to", "sql"] + version)
        guard result.succeeded else { return }
        try expectTables([result.stdout], golden.name)
    }

    @Test(
        "SQLite executes the tables of each real model, generated and converted",
        .enabled(if: Corpus.isThere, "the corpus is not beside the repository")
    )
    func realModels() throws {
        let tool = try #require(builtTool, "modelgen is not built")
        let folder = try TemporaryFolder(name: "real-tables")
        for (number, model) in try Corpus.models().enumerated() {
            let output = folder.url.appending(path: "\(number)")
            let arguments = ["--target", "sqlite", "--output", output.path]
            let result = try run([tool, "generate", model.url.path] + arguments)
            let converted = try run([tool, "convert", model.url.path, "--to", "sql"])
            guard result.succeeded else {
                let reasons = ["[model.binary]", "[bundle.no-current-version]"]
                #expect(reasons.contains { result.stderr.contains($0) }, "\(result.stderr)")
                #expect(!converted.succeeded)
                continue
            }
            let name = model.url.path
            #expect(converted.succeeded, "\(name): \(converted.stderr)")
            guard FileManager.default.fileExists(atPath: output.path) else { continue }
            try expectTables(scripts(of: output), name)
            try expectTables([converted.stdout], name)
        }
    }

    private func expectTables(_ scripts: [String], _ name: String) throws {
        let database = try MemoryDatabase()
        try database.execute("CREATE TABLE \"_ModelStore_keys\" (\"name\" TEXT PRIMARY KEY)")
        for script in scripts {
            #expect(throws: Never.self, "\(name): \(script)") {
                try database.execute(script)
            }
        }
        let tables = "SELECT name FROM sqlite_schema WHERE type = 'table'"
        let targets = try database.texts(
            "SELECT f.\"table\" FROM sqlite_schema s, pragma_foreign_key_list(s.name) f"
        )
        #expect(Set(targets).isSubset(of: try database.texts(tables)), "\(name)")
    }

    private func scripts(of folder: URL) throws -> [String] {
        try FolderContents(of: folder).names.filter { $0.hasSuffix(".swift") }.flatMap { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return tableScripts(in: text)
        }
    }

    @Test("the texts of tables are found")
    func finding() {
        let code = """
                table: \"""
                    CREATE TABLE "Tag" ("_pk" INTEGER PRIMARY KEY, "a" TEXT DEFAULT '\\\\\\u{E9}');
                    \"""
            )
            """
        let found = [
            "CREATE TABLE \"Tag\" (\"_pk\" INTEGER PRIMARY KEY, \"a\" TEXT DEFAULT '\\é');"
        ]
        #expect(tableScripts(in: code) == found)
    }
}
