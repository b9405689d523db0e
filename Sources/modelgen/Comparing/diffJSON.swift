import Diagnostics
import JSON
import ModelDiff

/// Differences for programs, in the order of the text. `ComparingModels.md` describes it.
func diffJSON(_ result: DiffResult, allowing allowed: StoreEffect) -> String {
    let findings = result.findings.map { finding -> JSONValue in
        .present([
            "id": .string(finding.id),
            "message": .string(finding.message),
            "place": place(finding.range.start),
            "notes": .array(finding.notes.map { .string($0.message) }),
        ])
    }
    let document: JSONValue = [
        "version": 1,
        "comparisons": .array(result.pairs.map { comparison($0, allowed) }),
        "findings": .array(findings),
    ]
    return document.document
}

private func comparison(_ pair: ComparedPair, _ allowed: StoreEffect) -> JSONValue {
    [
        "old": .string(pair.old),
        "new": .string(pair.new),
        "differences": .array(pair.differences.map { value($0, allowed) }),
    ]
}

private func value(_ difference: Difference, _ allowed: StoreEffect) -> JSONValue {
    .present([
        "id": .string(difference.id),
        "class": .string(difference.effect.rawValue),
        "isAllowed": .boolean(difference.effect <= allowed),
        "isAPIBreaking": .boolean(difference.breakage != nil),
        "breakage": difference.breakage.map { .string($0) },
        "subject": .string(difference.subject),
        "message": .string(difference.message),
        "advice": difference.advice.map { .string($0) },
        "old": difference.old.flatMap(place),
        "new": difference.new.flatMap(place),
    ])
}

/// A file as a whole has no line.
private func place(_ location: SourceLocation) -> JSONValue? {
    guard !location.file.isEmpty else { return nil }
    let hasLine = location.line > 0
    return .present([
        "file": .string(location.file),
        "line": hasLine ? .integer(location.line) : nil,
        "column": hasLine ? .integer(location.column) : nil,
    ])
}
