import Foundation
import TestSupport
import Testing

/// `modelgen explain` knows the problems of opening a file, as the page on changing a model does.
struct MigrationProblemKindTests {
    private let tool: Tool

    init() throws { tool = try Tool() }

    private func rows() throws -> [[String]] {
        let path = "Documentation/modelgen.docc/ChangingAModel.md"
        let page = try String(contentsOf: repositoryRoot.appending(path: path), encoding: .utf8)
        return page.split(separator: "\n").filter { $0.hasPrefix("| `migration.") }.map { line in
            line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        }
    }

    @Test func explainsTheProblemsOfThePage() throws {
        let rows = try rows()
        #expect(rows.count > 5)
        for row in rows {
            let text = try tool.run("explain", row[0].trimmingCharacters(in: ["`"])).stdout
            #expect(text.contains("For example, \(row[1])."))
            #expect(text.contains(row[2]))
        }
    }

    @Test func thePageHasTheProblemsOfTheStore() throws {
        let path = "Sources/ModelStore/Migration/MigrationProblem.swift"
        let source = try String(contentsOf: repositoryRoot.appending(path: path), encoding: .utf8)
        let ids = source.matches(of: /case \w+ = "(migration\.[a-z-]+)"/).map { String($0.1) }
        #expect(Set(try rows().map { $0[0].trimmingCharacters(in: ["`"]) }) == Set(ids))
    }
}
