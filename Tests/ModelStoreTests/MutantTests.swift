import Foundation
import TestSupport
import Testing

/// The faults in `Tests/Mutants`, which `scripts/mutants.sh` builds and tests, fit what is there.
struct MutantTests {
    /// A patch says what it breaks, and what has to notice.
    struct Mutant: CustomTestStringConvertible {
        let file: URL
        private let header: [String: String]

        init(_ file: URL) throws {
            self.file = file
            let text = try String(contentsOf: file, encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                .prefix { !$0.isEmpty }
            header = lines.reduce(into: [:]) { header, line in
                let colon = line.firstIndex(of: ":") ?? line.endIndex
                header[String(line[..<colon])] = String(line[colon...].dropFirst(2))
            }
        }

        /// The first cell of a row of one of the tables.
        var row: String? { header["Row"] }
        var fault: String? { header["Fault"] }
        /// For example: `DeleteRuleTests/removingAllKeepsTheMembers`.
        var test: String? { header["Test"] }

        var testDescription: String { file.lastPathComponent }

        static func all() throws -> [Mutant] {
            try FileManager.default
                .contentsOfDirectory(
                    at: repositoryRoot.appending(path: "Tests/Mutants"),
                    includingPropertiesForKeys: nil
                )
                .filter { $0.pathExtension == "patch" }
                .sorted { $0.path < $1.path }
                .map(Mutant.init)
        }
    }

    @Test(arguments: try Mutant.all()) func applies(_ mutant: Mutant) throws {
        let result = try run(
            ["git", "apply", "--check", mutant.file.path],
            directory: repositoryRoot
        )
        #expect(result.succeeded, "\(result.stderr)")
        // What lies outside of git's folder is skipped in silence.
        let summary = try run(
            ["git", "apply", "--numstat", mutant.file.path],
            directory: repositoryRoot
        )
        #expect(summary.stdout.split(separator: "\n").count == 1)
        #expect(mutant.fault?.isEmpty == false)
    }

    @Test(arguments: try Mutant.all()) func namesATest(_ mutant: Mutant) throws {
        let parts = try #require(mutant.test).split(separator: "/")
        try #require(parts.count == 2)
        let file = repositoryRoot.appending(path: "Tests/ModelStoreTests/\(parts[0]).swift")
        #expect(try String(contentsOf: file, encoding: .utf8).contains("@Test func \(parts[1])()"))
    }

    @Test func everyRowOfTheTablesHasOne() throws {
        let article = repositoryRoot.appending(path: "Documentation/modelgen.docc/Store.md")
        let lines = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
        let rows =
            try rows(of: "| what is done |", in: lines) + rows(of: "| what happens |", in: lines)
        #expect(rows.count > 19)
        #expect(try Set(Mutant.all().compactMap(\.row)) == Set(rows))
    }

    /// The first cells of the table that starts with a header.
    private func rows(of header: String, in lines: [Substring]) throws -> [String] {
        let start = try #require(lines.firstIndex { $0.hasPrefix(header) })
        return lines[start...].dropFirst(2).prefix { $0.hasPrefix("|") }.compactMap { line in
            line.split(separator: "|").first?.trimmingCharacters(in: .whitespaces)
        }
    }

    /// The tests that the article names are there.
    @Test func everyPromiseNamesATest() throws {
        let article = repositoryRoot.appending(path: "Documentation/modelgen.docc/Store.md")
        let lines = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix("| what happens |") })
        for line in lines[start...].dropFirst(2).prefix(while: { $0.hasPrefix("|") }) {
            let name = try #require(line.split(separator: "`").dropLast().last)
            let parts = name.split(separator: "/")
            try #require(parts.count == 2, "\(line)")
            let file = repositoryRoot.appending(path: "Tests/ModelStoreTests/\(parts[0]).swift")
            #expect(try String(contentsOf: file, encoding: .utf8).contains("func \(parts[1])("))
        }
    }
}
