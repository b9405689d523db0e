import Foundation
import TestSupport
import Testing

/// The page about a suite in `Tests/Conformance`: counts, what is refused and why, what is open.
struct OutcomeTable {
    var title: String
    /// A paragraph about the suite.
    var about: String
    var outcomes: [Outcome]
    /// Paragraphs behind the tables.
    var remarks: [String] = []

    private var parts: [String] {
        outcomes.map(\.part).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private var refused: [(outcome: Outcome, why: String)] {
        outcomes.compactMap { outcome in
            if case .refused(let why) = outcome.verdict { (outcome, why) } else { nil }
        }
    }

    private var open: [(outcome: Outcome, why: String)] {
        outcomes.compactMap { outcome in
            if case .open(let why) = outcome.verdict { (outcome, why) } else { nil }
        }
    }
}

extension OutcomeTable {
    /// Compares the page with the committed one, or writes it where `MODELGEN_RECORD=1`.
    func check(_ file: String) throws {
        for (outcome, why) in open { Issue.record("\(outcome.part): \(outcome.name): \(why)") }
        let page = repositoryRoot.appending(path: "Tests/Conformance/\(file)")
        if ProcessInfo.processInfo.environment["MODELGEN_RECORD"] == "1" {
            try Data(text.utf8).write(to: page)
        }
        let committed = try String(contentsOf: page, encoding: .utf8)
        let lines = { (text: String) in Set(text.split(separator: "\n")) }
        let changed = lines(text).symmetricDifference(lines(committed)).sorted()
        #expect(text == committed, "Tests/Conformance/\(file) differs: \(changed)")
    }

    private var text: String {
        let opening = ["# \(title)", about, "Recorded by `make conformance`; a test compares it."]
        let sections = [section("Refused on purpose", refused), section("Open", open)]
        let all = opening + [counts] + sections + remarks
        return all.joined(separator: "\n\n") + "\n"
    }

    private var counts: String {
        let head = [
            "| part | cases | passed | refused on purpose | open |", "|---|---|---|---|---|",
        ]
        let rows = parts.map { part in row(part, outcomes.filter { $0.part == part }) }
        let sum = parts.count > 1 ? [row("all", outcomes)] : []
        return (head + rows + sum).joined(separator: "\n")
    }

    private func row(_ name: String, _ outcomes: [Outcome]) -> String {
        let table = OutcomeTable(title: "", about: "", outcomes: outcomes)
        let passed = outcomes.count { $0.verdict == .passed }
        let numbers = [outcomes.count, passed, table.refused.count, table.open.count]
        return "| \(name) | " + numbers.map(String.init).joined(separator: " | ") + " |"
    }

    /// The cases by what they have in common: the part and the reason.
    private func section(_ title: String, _ cases: [(outcome: Outcome, why: String)]) -> String {
        guard !cases.isEmpty else { return "## \(title)\n\nNone." }
        let groups = Dictionary(grouping: cases) { [$0.outcome.part, $0.why] }
        let rows = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, cases in
            let names = shortened(cases.map(\.outcome.name))
            return "| \(key[0]) | \(cell(key[1])) | \(cases.count): \(cell(names)) |"
        }
        return (["## \(title)\n\n| part | why | cases |", "|---|---|---|"] + rows)
            .joined(separator: "\n")
    }

    /// Numbers as ranges. For example: `0–2, 7`.
    private func shortened(_ names: [String]) -> String {
        let numbers = names.compactMap { Int($0) }
        guard numbers.count == names.count else { return names.joined(separator: ", ") }
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map {
            $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
        }
        .joined(separator: ", ")
    }

    private func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("\n", with: " ")
    }
}
