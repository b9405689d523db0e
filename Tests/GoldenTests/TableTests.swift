import Foundation
import TestSupport
import Testing

/// The tables of every case and of every real model can be created, and refer only to existing
/// tables. That the store creates the same ones is tested with the store.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct TableTests {
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
        "SQLite executes the tables of each real model",
        .enabled(if: Corpus.isThere, "the corpus is not beside the repository")
    )
    func realModels() throws {
        let tool = try #require(builtTool, "modelgen is not built")
        for model in try Corpus.models() {
            let converted = try run([tool, "convert", model.url.path, "--to", "sql"])
            guard converted.succeeded else {
                let reason = "[bundle.no-current-version]"
                #expect(converted.stderr.contains(reason), "\(converted.stderr)")
                continue
            }
            try expectTables([converted.stdout], model.url.path)
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
}
