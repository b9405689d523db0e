import Diagnostics

/// Diagnostics of every shape: with and without a place, a length, notes and a fix.
enum SampleDiagnostics {
    static let file = "My Nötes#1/contents"
    /// The text of the file. `é` is two bytes, the smile four.
    static let text = "<model>\n<é name=\"😀\" type=\"Nte\"/>\n"

    static let fixable: Diagnostic = {
        let value = SourceLocation(file: file, line: 2, column: 24)
        let range = SourceRange(start: value, length: 3)
        return Diagnostic(
            .error,
            "relationship.unknown-destination",
            at: range,
            "no entity 'Nte'",
            notes: [
                Diagnostic.Note("a remark"),
                Diagnostic.Note("seen here", at: SourceLocation(file: file, line: 1, column: 1)),
            ],
            fix: Diagnostic.Fix("Write 'Note'.", replace: range, with: "Note")
        )
    }()

    static let wholeFile = Diagnostic(
        .warning,
        "file.odd",
        at: SourceLocation(file: "/a b"),
        "odd: 100%, \"or\" \\ so\r\n\u{1}"
    )

    static let placeless = Diagnostic(
        .error,
        "run.failed",
        at: SourceLocation(file: ""),
        "no room",
        notes: [Diagnostic.Note("make room")]
    )

    static let point = Diagnostic(
        .note,
        "attribute.odd",
        at: SourceLocation(file: file, line: 2, column: 2),
        "odd"
    )

    static let all = [placeless, wholeFile, point, fixable]
}
