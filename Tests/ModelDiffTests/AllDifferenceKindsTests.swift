import Diagnostics
import Foundation
import ModelDiff
import TestSupport
import Testing

@Suite("The list of kinds of differences") struct AllDifferenceKindsTests {
    private let folder = repositoryRoot.appending(path: "Tests/ModelDiffTests")
    private let page = repositoryRoot.appending(
        path: "Documentation/modelgen.docc/ComparingModels.md"
    )
    private let head = [
        "| id | what has changed | Core Data | SQLite | API-breaking |", "|---|---|---|---|---|",
    ]

    @Test("it is sorted by id, without repeats") func order() {
        let ids = allDifferenceKinds.map { $0.id }
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("every kind is explained") func explanations() {
        for kind in allDifferenceKinds {
            #expect(kind.summary.count > 10 && !kind.summary.hasSuffix("."), "\(kind.id)")
            #expect(kind.explanation.hasSuffix("."), "\(kind.id)")
            #expect(kind.breakage?.hasSuffix(".") != true, "\(kind.id)")
        }
    }

    @Test("what needs a stage for SQLite has a question, and nothing else") func questions() {
        for kind in allDifferenceKinds {
            let isAsked = kind.sqlite == .needsStage
            #expect((kind.question != nil) == isAsked, "\(kind.id)")
            #expect(kind.question?.hasSuffix("?") != false, "\(kind.id)")
        }
    }

    /// A test has the name of its kind.
    @Test("every kind has a test that finds it") func tests() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for kind in allDifferenceKinds {
            let file = try #require(files.first { $0.hasSuffix("/\(kind)Tests.swift") }, "\(kind)")
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            #expect(text.contains("\"\(kind.id)\""), "\(kind)")
        }
    }

    @Test("the page has the table of all") func table() throws {
        let rows = allDifferenceKinds.map { $0.row }
        let lines = try String(contentsOf: page, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex(of: head[0]))
        let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count
        guard ProcessInfo.processInfo.environment["MODELGEN_RECORD"] != nil else {
            #expect(Array(lines[start..<end]) == head + rows)
            return
        }
        let recorded = lines[..<start] + head + rows + lines[end...]
        try recorded.joined(separator: "\n").write(to: page, atomically: true, encoding: .utf8)
    }
}
