/// The page about diagnostics, embedded: what each id means is written there and nowhere else.
enum DiagnosticPage {
    /// Where the page is read.
    static let address =
        "https://github.com/modelgen/modelgen/blob/main/Documentation/modelgen.docc/Diagnostics.md"

    /// A row of the page's table.
    struct Row {
        /// For example: `error`.
        var severity: String
        /// For example: `An attribute has no name.`
        var meaning: String
    }

    /// The rows by their ids. Complexity: O(n) for the bytes of the page.
    static func rows() -> [String: Row] {
        let text = String(decoding: PackageResources.Diagnostics_md, as: UTF8.self)
        let rows = text.split(separator: "\n").compactMap(row)
        return Dictionary(rows) { first, _ in first }
    }

    /// For example: the id `attribute.missing-name` with its row, for
    /// ``| `attribute.missing-name` | error | an attribute has no name |``.
    private static func row(_ line: Substring) -> (String, Row)? {
        guard line.hasPrefix("| `"), line.hasSuffix(" |") else { return nil }
        let cells = line.dropFirst(2).dropLast(2).split(separator: "|", maxSplits: 2)
        guard cells.count == 3, let first = cells[2].dropFirst().first else { return nil }
        let meaning = "\(first.uppercased())\(cells[2].dropFirst(2))."
        let row = Row(severity: String(cells[1].dropFirst().dropLast()), meaning: meaning)
        return (String(cells[0].dropFirst().dropLast(2)), row)
    }
}
