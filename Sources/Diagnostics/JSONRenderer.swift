import JSON

/// Diagnostics as JSON, for programs. `Diagnostics.md` describes the format.
///
/// For example: `{"diagnostics" : [], "version" : 1}` if there are no diagnostics.
package enum JSONRenderer {
    /// Increases if readers of the previous version can't read the new one.
    private static let version = 1

    /// Returns a document with the diagnostics in the given order; it ends with a line break.
    package static func document(_ diagnostics: [Diagnostic]) -> String {
        let values = diagnostics.map(value)
        return JSONValue.object(["diagnostics": .array(values), "version": .integer(version)])
            .document
    }

    private static func value(_ diagnostic: Diagnostic) -> JSONValue {
        .present([
            "id": .string(diagnostic.id),
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
            "file": file(diagnostic.range.start),
            "range": value(diagnostic.range),
            "notes": .array(diagnostic.notes.map(value)),
            "fix": diagnostic.fix.map(value),
        ])
    }

    private static func value(_ note: Diagnostic.Note) -> JSONValue {
        .present([
            "message": .string(note.message),
            "file": note.location.flatMap(file),
            "range": note.location.flatMap { value(SourceRange(start: $0)) },
        ])
    }

    private static func value(_ fix: Diagnostic.Fix) -> JSONValue {
        .present([
            "message": .string(fix.message),
            "file": file(fix.range.start),
            "range": value(fix.range),
            "replacement": .string(fix.replacement),
        ])
    }

    private static func file(_ location: SourceLocation) -> JSONValue? {
        location.file.isEmpty ? nil : .string(location.file)
    }

    /// Returns a range, which ends after its last byte; `nil` for a whole file.
    private static func value(_ range: SourceRange) -> JSONValue? {
        guard range.start.line > 0 else { return nil }
        let place = { (column: Int) -> JSONValue in
            ["line": .integer(range.start.line), "column": .integer(column)]
        }
        let column = range.start.column
        return ["start": place(column), "end": place(column + range.length)]
    }
}
