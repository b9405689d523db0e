import Foundation
import Testing

/// `modelgen lint`, `rules` and `explain`.
struct LintTests {
    private let tool: Tool
    private let model: String

    /// A model with a warning that has a fix, and with advice.
    init() throws {
        tool = try Tool()
        model = try tool.writeModel(
            """
            <entity name="Tag" representedClassName="Task"><relationship name="notes" optional="YES" \
            toMany="YES" destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
            <fetchIndex name="byNotes"><fetchIndexElement property="note" type="Binary" order="ascending"/>
            </fetchIndex></entity>
            <entity name="Note"><relationship name="tags" optional="YES" toMany="YES" \
            destinationEntity="Tag" inverseName="notes" inverseEntity="Tag"/></entity>
            """
        )
    }

    private var contents: String { "\(model)/Notes.xcdatamodel/contents" }

    @Test func reportsAdviceThatGenerateDoesNot() throws {
        let found = try tool.run("lint", model)
        #expect(found.status == 0)
        #expect(found.stderr.contains("[index.unknown-property]"))
        #expect(found.stderr.contains("[entity.shadowing-name]"))
        let generated = try tool.run("generate", model, "--dry-run")
        #expect(!generated.stderr.contains("[entity.shadowing-name]"))
    }

    @Test func anErrorIsAFinding() throws {
        let broken = try tool.writeModel(#"<entity name="E" parentEntity="F"/>"#, named: "Broken")
        #expect(try tool.run("lint", broken).status == 1)
        #expect(try tool.run("lint", "None.xcdatamodeld").status == 2)
    }

    @Test func printsChangesAsAPatch() throws {
        let result = try tool.run("lint", model, "--dry-run")
        let lines = result.stdout.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("-") && $0.contains(#"property="note""#) })
        #expect(lines.contains { $0.hasPrefix("+") && $0.contains(#"property="notes""#) })
        #expect(try tool.run("lint", model).stderr.contains("[index.unknown-property]"))
    }

    @Test func writesChanges() throws {
        let result = try tool.run("lint", model, "--fix")
        #expect(result.stderr.contains("1 change in 1 file"))
        #expect(!result.stderr.contains("[index.unknown-property]"))
        let file = tool.folder.url.appending(path: contents)
        #expect(try String(contentsOf: file, encoding: .utf8).contains(#"property="notes""#))
    }

    @Test func theSideThatIsOwnedNullifies() throws {
        let model = try tool.writeModel(
            """
            <entity name="Trip"><relationship name="stops" optional="YES" toMany="YES" \
            deletionRule="Cascade" destinationEntity="Stop" inverseName="trip" inverseEntity="Stop"/></entity>
            <entity name="Stop"><relationship name="trip" optional="YES" maxCount="1" \
            deletionRule="Cascade" destinationEntity="Trip" inverseName="stops" inverseEntity="Trip"/></entity>
            """
        )
        let result = try tool.run("lint", model, "--fix")
        #expect(result.stderr.contains("1 change in 1 file"))
        let text = try tool.text(of: contents)
        #expect(text.contains(#"maxCount="1" deletionRule="Nullify""#))
        #expect(text.contains(#"toMany="YES" deletionRule="Cascade""#))
    }

    @Test func knownFindingsAreNotReported() throws {
        let written = try tool.run("lint", model, "--write-baseline", "known.txt")
        #expect(written.stderr == "3 findings are in 'known.txt'\nno findings\n")
        let file = tool.folder.url.appending(path: contents)
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacing("<entity name=\"Tag\"", with: "\n\n<entity name=\"Tag\"")
            .write(to: file, atomically: true, encoding: .utf8)
        #expect(try tool.run("lint", model, "--baseline", "known.txt").stderr == "no findings\n")
        #expect(try tool.run("lint", model, "--baseline", "none.txt").status == 2)
    }

    @Test func onlyABaselineIsReplacedByOne() throws {
        try tool.run("lint", model, "--write-baseline", "known.txt")
        #expect(try tool.run("lint", model, "--write-baseline", "known.txt").status == 0)
        let text = try tool.text(of: contents)
        let result = try tool.run("lint", model, "--write-baseline", contents)
        #expect(result.status == 2 && result.stderr.contains("isn't a baseline"))
        #expect(try tool.text(of: contents) == text)
        #expect(try tool.run("lint", model, "--baseline", contents).status == 2)
    }

    @Test(arguments: [["generate", "--stdout"], ["generate"], ["check"]])
    func otherCommandsKnowTheSameFindings(_ command: [String]) throws {
        try tool.run("generate", model)
        try tool.run("lint", model, "--write-baseline", "known.txt")
        let plain = try tool.run(command[0], arguments(command))
        #expect(plain.stderr.contains("[index.unknown-property]"))
        let known = try tool.run(command[0], arguments(command) + ["--baseline", "known.txt"])
        #expect(known.status == 0 && known.stdout == plain.stdout)
        #expect(!known.stderr.contains("[index.unknown-property]"))
        #expect(plain.stderr.contains("[entity.no-class]"))
        #expect(!known.stderr.contains("[entity.no-class]"))
        let missing = try tool.run(command[0], arguments(command) + ["--baseline", "none.txt"])
        #expect(missing.status == 2 && missing.stderr.contains("the baseline 'none.txt'"))
    }

    private func arguments(_ command: [String]) -> [String] {
        [model, "--target", "coredata"] + command.dropFirst()
    }

    @Test func listsAllDiagnostics() throws {
        let lines = try tool.run("rules").stdout.split(separator: "\n")
        #expect(
            lines.contains { $0.hasPrefix("relationship.unknown-inverse ") && $0.contains(" fix ") }
        )
        #expect(lines.contains { $0.hasPrefix("entity.shadowing-name ") && $0.contains(" lint ") })
        let json = try tool.run("rules", "--format", "json").stdout
        let list = try JSONDecoder().decode(RuleList.self, from: Data(json.utf8))
        #expect(list.rules.count == lines.count)
        #expect(list.rules.contains { $0.id == "usage.wrong" && $0.severity == "error" })
    }

    @Test func explainsADiagnostic() throws {
        let text = try tool.run("explain", "relationship.unknown-inverse").stdout
        #expect(text.hasPrefix("# relationship.unknown-inverse\n\nThe inverse of a relationship"))
        #expect(text.contains("\n\nBefore:\n\n```xml\n"))
        let wrong = try tool.run("explain", "relationship.unknown-invers")
        #expect(wrong.status == 2)
        #expect(wrong.stderr.contains("did you mean 'relationship.unknown-inverse'?"))
    }
}

private struct RuleList: Decodable {
    var rules: [Rule]

    struct Rule: Decodable {
        var id: String
        var severity: String
    }
}
