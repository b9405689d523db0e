import Foundation
import TestSupport
import Testing

/// The tables of every case can be made, and lead only to tables that there are.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct TableTests {
    @Test("SQLite executes the tables of each case", arguments: GoldenCase.good)
    func tables(_ golden: GoldenCase) throws {
        let folder = try TemporaryFolder(name: "tables")
        let result = try golden.generate(target: "sqlite", to: folder.url)
        guard result.succeeded else { return }
        let database = try MemoryDatabase()
        try database.execute("CREATE TABLE \"_ModelStore_keys\" (\"name\" TEXT PRIMARY KEY)")
        var scripts: [String] = []
        for name in try FolderContents(of: folder.url).names where name.hasSuffix(".swift") {
            let file = folder.url.appending(path: name)
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            scripts += statements(in: text)
        }
        for script in scripts {
            #expect(throws: Never.self, "\(golden.name): \(script)") {
                try database.execute(script)
            }
        }
        let tables = "SELECT name FROM sqlite_schema WHERE type = 'table'"
        let targets = try database.texts(
            "SELECT f.\"table\" FROM sqlite_schema s, pragma_foreign_key_list(s.name) f"
        )
        #expect(Set(targets).isSubset(of: try database.texts(tables)))
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
        #expect(statements(in: code) == found)
    }

    /// What stands between the marks of each literal behind `table:`, as the compiler reads it.
    private func statements(in code: String) -> [String] {
        code.components(separatedBy: "table: \"\"\"\n").dropFirst().map { rest in
            let body = rest.components(separatedBy: "\n").prefix {
                $0.trimmingCharacters(in: .whitespaces) != "\"\"\""
            }
            return body.map { unescaped($0.trimmingCharacters(in: .whitespaces)) }
                .joined(separator: "\n")
        }
    }

    private func unescaped(_ line: String) -> String {
        var result = ""
        var rest = Substring(line)
        while let first = rest.popFirst() {
            guard first == "\\", let escape = rest.popFirst() else {
                result.append(first)
                continue
            }
            switch escape {
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "t": result.append("\t")
            case "0": result.append("\0")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
                result.unicodeScalars.append(scalar ?? "?")
            default: result.append(escape)
            }
        }
        return result
    }
}
