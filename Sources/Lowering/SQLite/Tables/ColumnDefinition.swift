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
        var head = concatenated(quoted(name), " ", storage.rawValue)
        for option in options { head += " " + option }
        var parts = checks.map(checkLine)
        if let references { parts.append(references) }
        let line = parts.reduce(into: head) { $0 += " " + $1 } + end
        if parts.isEmpty || TextWidth.fits(line, indentation: indentation) { return [line] }
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
        concatenated("CHECK (", alternatives.joined(separator: " OR "), ")")
    }

    private func alternatives(_ check: [String], start: String, end: String) -> [String] {
        ["\(start)CHECK ("] + check.enumerated().map { $0 == 0 ? "    \($1)" : "    OR \($1)" }
            + [")\(end)"]
    }
}

/// A name as SQL spells it. For example: `"order"`.
func quoted(_ name: String) -> String { enclosed(name, in: "\"") }

/// A text as SQL spells it. For example: `'it''s'`.
func literal(_ text: String) -> String { enclosed(text, in: "'") }

/// The text between two marks, with those inside it doubled. Most texts have none.
private func enclosed(_ text: String, in mark: Unicode.Scalar) -> String {
    let end = String(mark)
    guard text.utf8.contains(UInt8(ascii: mark)) else { return concatenated(end, text, end) }
    let scalars = text.unicodeScalars.flatMap { $0 == mark ? [mark, mark] : [$0] }
    return end + String(String.UnicodeScalarView(scalars)) + end
}
