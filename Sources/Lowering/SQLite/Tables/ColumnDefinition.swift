import SwiftNames

/// A column of a table, as its statement declares it.
struct ColumnDefinition {
    let name: String
    let storage: StorageClass
    /// For example: `NOT NULL`, `UNIQUE`, `DEFAULT 0`.
    var options: [String] = []
    /// What must hold, each as alternatives of which one is enough.
    var checks: [[String]] = []
    /// For example: `REFERENCES "Person" ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED`.
    var references: String?

    /// The lines of the definition.
    ///
    /// - Parameter end: a comma, where another line follows.
    func lines(end: String, indentation: Int) -> [String] {
        let head = ([quoted(name), storage.rawValue] + options).joined(separator: " ")
        let parts = checks.map(checkLine) + [references].compactMap { $0 }
        let line = ([head] + parts).joined(separator: " ") + end
        if TextWidth.fits(line, indentation: indentation) { return [line] }
        if parts.count == 1, let only = checks.first, only.count > 1 {
            return alternatives(only, start: head + " ", end: end)
        }
        let last = parts.count - 1
        let lines = parts.enumerated().flatMap { index, part -> [String] in
            let end = index == last ? end : ""
            let isLong = !TextWidth.fits(part + end, indentation: indentation + 4)
            return isLong && index < checks.count
                ? alternatives(checks[index], start: "", end: end) : [part + end]
        }
        return [head] + lines.map { "    " + $0 }
    }

    private func checkLine(_ alternatives: [String]) -> String {
        "CHECK (\(alternatives.joined(separator: " OR ")))"
    }

    private func alternatives(_ check: [String], start: String, end: String) -> [String] {
        ["\(start)CHECK ("] + check.enumerated().map { $0 == 0 ? "    \($1)" : "    OR \($1)" }
            + [")\(end)"]
    }
}

/// A name as SQL spells it. For example: `"order"`.
func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        + "\""
}

/// A text as SQL spells it. For example: `'it''s'`.
func literal(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
}
