import JSON

/// Diagnostics as results of a SARIF run.
struct SARIFResults {
    /// The ids of the diagnostics, in the order of the run's rules.
    let rules: [String]
    let columns: UTF16Columns

    /// The severities of diagnostics have the same names as the levels of SARIF.
    func result(_ diagnostic: Diagnostic) -> JSONValue {
        .present([
            "ruleId": .string(diagnostic.id),
            "ruleIndex": rules.firstIndex(of: diagnostic.id).map { .integer($0) },
            "level": .string(diagnostic.severity.rawValue),
            "message": Self.message(of: diagnostic),
            "locations": [["physicalLocation": physicalLocation(diagnostic.range)]],
            "relatedLocations": relatedLocations(diagnostic.notes),
            "fixes": diagnostic.fix.flatMap(fix).map { [$0] },
        ])
    }

    /// Notes without a place become further lines of the message.
    static func message(of diagnostic: Diagnostic) -> JSONValue {
        let notes = diagnostic.notes.filter { $0.location == nil }.map(\.message)
        return ["text": .string(([diagnostic.message] + notes).joined(separator: "\n"))]
    }

    private func relatedLocations(_ notes: [Diagnostic.Note]) -> JSONValue? {
        let locations = notes.compactMap { note -> JSONValue? in
            guard let location = note.location else { return nil }
            return [
                "physicalLocation": physicalLocation(SourceRange(start: location)),
                "message": ["text": .string(note.message)],
            ]
        }
        return locations.isEmpty ? nil : .array(locations)
    }

    /// Returns `nil` if the exact place is unknown: a change in the wrong place would do harm.
    private func fix(_ fix: Diagnostic.Fix) -> JSONValue? {
        guard let region = exactRegion(fix.range) else { return nil }
        let replacement: JSONValue = [
            "deletedRegion": region, "insertedContent": ["text": .string(fix.replacement)],
        ]
        let change: JSONValue = [
            "artifactLocation": artifactLocation(fix.range.start), "replacements": [replacement],
        ]
        return ["description": ["text": .string(fix.message)], "artifactChanges": [change]]
    }
}

extension SARIFResults {
    private func physicalLocation(_ range: SourceRange) -> JSONValue {
        .present([
            "artifactLocation": artifactLocation(range.start),
            "region": exactRegion(range) ?? lineRegion(range),
        ])
    }

    private func artifactLocation(_ location: SourceLocation) -> JSONValue {
        ["uri": .string(uriReference(forPath: location.file))]
    }

    /// The end is the column after the last character; a place without a length is an empty region.
    private func exactRegion(_ range: SourceRange) -> JSONValue? {
        var end = range.start
        end.column += range.length
        guard let startColumn = columns.column(of: range.start),
            let endColumn = columns.column(of: end)
        else { return nil }
        return [
            "startLine": .integer(range.start.line), "startColumn": .integer(startColumn),
            "endLine": .integer(range.start.line), "endColumn": .integer(endColumn),
        ]
    }

    /// Returns `nil` for a whole file.
    private func lineRegion(_ range: SourceRange) -> JSONValue? {
        let line = range.start.line
        return line > 0 ? ["startLine": .integer(line), "endLine": .integer(line)] : nil
    }
}
