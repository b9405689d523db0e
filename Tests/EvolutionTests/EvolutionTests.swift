import Foundation
import TestSupport
import Testing

/// What happens to a file when its model changes: one program writes it, another one opens it.
struct EvolutionTests {
    @Test(arguments: EvolutionCase.all)
    func declarationsChange(_ evolution: EvolutionCase) throws {
        try check(evolution, .swift)
    }
}

/// The same for models in bundles of two versions.
@Suite(.enabled(if: isLongRun))
struct BundleEvolutionLongTests {
    @Test(arguments: EvolutionCase.ofBundles.inTurn(of: 3))
    func versionsChange(_ evolution: EvolutionCase) throws {
        try check(evolution, .bundle)
    }
}

private func check(_ evolution: EvolutionCase, _ input: InputForm) throws {
    let run = try EvolutionRun(evolution, input)
    for form in FileForm.allCases {
        try #expect(run.output(ofVersion: 1, form) == "", "a new file isn't changed")
        let before = try prepare(run.database(form), form)
        let output = try run.output(ofVersion: 2, form)
        try compare(output, with: evolution, form)
        let database = try run.database(form)
        // A file that doesn't know its schema may be opened with values that can't be read.
        if output.hasPrefix("error:"), !output.hasPrefix("error: cannot read") {
            #expect(try database.contents() == before, "a refused file stays as it is")
            continue
        }
        #expect(try database.rows("PRAGMA integrity_check") == ["ok"])
        #expect(try database.rows("PRAGMA foreign_key_check") == [])
        let again = try run.output(ofVersion: 2, form)
        #expect(!again.contains(" rows written"), "a changed file isn't changed again: \(again)")
        if form == .recorded, output.contains(" rows written") {
            let changed = try run.database(form).contents()
            let older = try run.output(ofVersion: 1, form)
            #expect(older == "error: newer model\n", "older code is refused")
            #expect(try run.database(form).contents() == changed, "a refused file stays as it is")
        }
    }
}

private func prepare(_ database: DatabaseFile, _ form: FileForm) throws -> [String] {
    if form == .unrecorded { try database.execute("DROP TABLE \"_ModelStore_schema\"") }
    return try database.contents()
}

/// `make record` writes the expected output.
private func compare(_ output: String, with evolution: EvolutionCase, _ form: FileForm) throws {
    if ProcessInfo.processInfo.environment["MODELGEN_RECORD"] != nil, form == .recorded {
        try Data(output.utf8).write(to: evolution.file("expected.txt"))
    }
    let expected = try evolution.text(of: "expected.txt")
    switch form {
    case .recorded: #expect(output == expected)
    case .unrecorded:
        // The tables don't show everything: what becomes of the rows may be another error.
        let own = try? evolution.text(of: "expected-unrecorded.txt")
        #expect(result(of: output) == result(of: own ?? expected), "\(output)")
    }
}

/// What came of the rows, however it's described: a file that doesn't know its schema seems to have
/// other rules.
private func result(of output: String) -> [Substring] {
    let lines = output.split(separator: "\n")
    guard output.hasPrefix("error:") else {
        return Array(lines.drop { !$0.hasSuffix(" rows written") }.dropFirst())
    }
    return lines.filter { !$0.hasSuffix(": other rules") }.sorted()
}
