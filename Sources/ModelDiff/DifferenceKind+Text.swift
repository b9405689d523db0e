import Diagnostics

extension DifferenceKind {
    /// The kind as SARIF describes its results.
    package static var kind: DiagnosticKind { DiagnosticKind(id, .note, summary) }

    /// The kind as `modelgen explain` prints it, in Markdown.
    package static var explanationText: String {
        let sentence = "\(summary.prefix(1).uppercased())\(summary.dropFirst())."
        let classes = "Core Data: \(coreData.rawValue). SQLite: \(sqlite.rawValue)."
        let breaking = breakage.map { "API-breaking: \($0)." }
        return ["# \(id)", sentence, explanation, classes, breaking].compactMap(\.self)
            .joined(separator: "\n\n") + "\n"
    }

    /// The kind as a row of the table in `ComparingModels.md`.
    package static var row: String {
        let breaking = breakage == nil ? "" : "yes"
        return "| `\(id)` | \(summary) | \(coreData.rawValue) | \(sqlite.rawValue) | \(breaking) |"
    }
}
