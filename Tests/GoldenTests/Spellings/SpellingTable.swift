import Foundation
import TestSupport

/// The table of spellings on the page *SwiftData on Linux*.
struct SpellingTable {
    let spellings: [Spelling]
    private let heading = "## Spellings\n"

    static let page = repositoryRoot.appending(
        path: "Documentation/modelgen.docc/SwiftDataOnLinux.md"
    )

    /// The page with the table of these spellings.
    func page(_ text: String) -> String {
        guard let start = text.range(of: heading)?.upperBound else { return text }
        let end = text.range(of: "\n## ", range: start..<text.endIndex)?.lowerBound ?? text.endIndex
        return text[..<start] + "\n" + table + text[end...]
    }

    private var table: String {
        let count = spellings.count { $0.reason == nil }
        let rows = spellings.map { spelling in
            "| \(spelling.group) | \(spelling.name) | \(spelling.reason.map { "no: \($0)" } ?? "yes") |"
        }
        return """
            \(count) of \(spellings.count) compile as SwiftData spells them.

            | | spelling | compiles |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }
}
