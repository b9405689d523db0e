import Output
import Testing

/// A check has four kinds of findings, each with a position and a difference.
struct FindingTests {
    private let folder: Folder
    private let writer: OutputWriter

    init() throws {
        folder = try Folder()
        writer = OutputWriter(folder: folder.path)
        _ = try writer.write([
            generated("Changed.swift", "one\ntwo\n"), generated("Edited.swift", "one\ntwo\n"),
            generated("Same.swift"), generated("Stale.swift", "gone\n"),
        ])
    }

    @Test func thereAreFour() throws {
        let edited = try #require(try folder.snapshot()["Generated/Edited.swift"])
        try folder.put(edited + "mine\n", "Edited.swift")
        let findings = try writer.plan([
            generated("Changed.swift", "one\n2\n"), generated("Edited.swift", "one\ntwo\n"),
            generated("Missing.swift", "new\n"), generated("Same.swift"),
        ]).findings
        #expect(findings.map(\.kind) == [.changed, .edited, .missing, .stale])
        #expect(findings.map(\.line) == [5, 6, 1, 1])
        #expect(findings.map(\.path).allSatisfy { $0.hasPrefix(folder.path + "/") })
        let ends = ["two\n+2\n", " two\n-mine\n", "+\n+new\n", "-\n-gone\n"]
        for (finding, end) in zip(findings, ends) {
            #expect(finding.difference.hasSuffix(end), "\(finding.difference)")
        }
    }

    @Test func anUpToDateFolderHasNone() throws {
        let files = [
            generated("Changed.swift", "one\ntwo\n"), generated("Edited.swift", "one\ntwo\n"),
            generated("Same.swift"), generated("Stale.swift", "gone\n"),
        ]
        #expect(try writer.plan(files).findings.isEmpty)
    }
}
