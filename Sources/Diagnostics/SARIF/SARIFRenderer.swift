import JSON

/// Diagnostics as a log in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// For example: GitHub code scanning reads such logs. A diagnostic without a place concerns the run
/// rather than a file: it becomes a notification of the run, because results require a place.
package struct SARIFRenderer {
    /// The page that documents all diagnostics.
    private static let page =
        "https://github.com/modelgen/modelgen/blob/main/Documentation/modelgen.docc/Diagnostics.md"

    private let toolName: String
    private let toolVersion: String
    /// The description of each id.
    private let kinds: [String: DiagnosticKind]
    private let read: (String) -> [UInt8]?

    /// `read` returns the bytes of a file that contains diagnostics, or `nil`: SARIF columns don't
    /// count bytes, so the text of the lines is needed.
    package init(
        toolName: String,
        toolVersion: String,
        kinds: [DiagnosticKind],
        read: @escaping (String) -> [UInt8]?
    ) {
        self.toolName = toolName
        self.toolVersion = toolVersion
        self.kinds = Dictionary(kinds.map { ($0.id, $0) }) { first, _ in first }
        self.read = read
    }

    /// Returns a document with the diagnostics in the given order; it ends with a line break.
    package func document(_ diagnostics: [Diagnostic]) -> String {
        let log: JSONValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [run(diagnostics)],
        ]
        return log.document
    }

    private func run(_ diagnostics: [Diagnostic]) -> JSONValue {
        let placed = diagnostics.filter { !$0.range.start.file.isEmpty }
        let others = diagnostics.filter { $0.range.start.file.isEmpty }
        let rules = Set(placed.map(\.id)).sorted()
        let results = SARIFResults(rules: rules, columns: columns(placed))
        return [
            "tool": ["driver": driver(rules)],
            "invocations": [invocation(others)],
            "columnKind": "utf16CodeUnits",
            "results": .array(placed.map(results.result)),
        ]
    }

    private func columns(_ diagnostics: [Diagnostic]) -> UTF16Columns {
        let locations = diagnostics.flatMap { diagnostic in
            [diagnostic.range.start] + diagnostic.notes.compactMap(\.location)
                + (diagnostic.fix.map { [$0.range.start] } ?? [])
        }
        return UTF16Columns(files: Set(locations.filter { $0.line > 0 }.map(\.file)), read: read)
    }

    private func driver(_ rules: [String]) -> JSONValue {
        [
            "name": .string(toolName),
            "version": .string(toolVersion),
            "rules": .array(rules.map { rule($0, kinds[$0]) }),
        ]
    }

    /// Returns the description that code scanning displays next to a result; only the id if it's
    /// unknown.
    private func rule(_ id: String, _ kind: DiagnosticKind?) -> JSONValue {
        guard let kind else { return ["id": .string(id)] }
        let text: JSONValue = .string(kind.sentence)
        let link = "[All diagnostics](\(Self.page))"
        let parts = [kind.sentence, kind.explanation?.markdown, link].compactMap(\.self)
        return [
            "id": .string(id),
            "shortDescription": ["text": text],
            "fullDescription": ["text": text],
            "help": ["text": text, "markdown": .string(parts.joined(separator: "\n\n"))],
            "helpUri": .string(Self.page),
            "defaultConfiguration": ["level": .string(kind.severity.rawValue)],
        ]
    }

    private func invocation(_ diagnostics: [Diagnostic]) -> JSONValue {
        let notifications = diagnostics.map { diagnostic -> JSONValue in
            [
                "descriptor": ["id": .string(diagnostic.id)],
                "level": .string(diagnostic.severity.rawValue),
                "message": SARIFResults.message(of: diagnostic),
            ]
        }
        return [
            "executionSuccessful": .boolean(!diagnostics.contains { $0.severity == .error }),
            "toolExecutionNotifications": .array(notifications),
        ]
    }
}
