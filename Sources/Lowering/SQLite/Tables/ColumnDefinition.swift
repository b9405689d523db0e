import SwiftNames

/// A column of a table, as its statement declares it.
struct ColumnDefinition {
    let name: String
    let storage: StorageClass
    /// For example: `NOT NULL`, `UNIQUE`, `DEFAULT 0`.
    var options: [String] = []
    /// What must hold, as alternatives of which one is enough.
    var check: [String] = []
    /// For example: `REFERENCES "Person" ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED`.
    var references: String?

    /// The lines of the definition.
    ///
    /// - Parameter end: a comma, where another line follows.
    func lines(end: String, indentation: Int) -> [String] {
        let head = ([quoted(name), storage.rawValue] + options).joined(separator: " ")
        let checkLine = check.isEmpty ? nil : "CHECK (\(check.joined(separator: " OR ")))"
        let parts = [checkLine, references].compactMap { $0 }
        let line = ([head] + parts).joined(separator: " ") + end
        if TextWidth.fits(line, indentation: indentation) { return [line] }
        if references == nil, check.count > 1 {
            let alternatives = check.enumerated().map { $0 == 0 ? "    \($1)" : "    OR \($1)" }
            return ["\(head) CHECK ("] + alternatives + [")\(end)"]
        }
        let last = parts.count - 1
        return [head] + parts.enumerated().map { "    \($1)" + ($0 == last ? end : "") }
    }
}

/// A name as SQL spells it. For example: `"order"`.
func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
}

/// A text as SQL spells it. For example: `'it''s'`.
func literal(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
}
