import SwiftNames

/// A definition in a statement: its start, and what follows on the same line, or on lines of its own if
/// that is too long.
///
/// For example: `"mood" INTEGER NOT NULL` and `CHECK ("mood" BETWEEN -1 AND 1)`.
struct SQLDefinition {
    let start: String
    var parts: [Part] = []

    enum Part {
        case text(String)
        /// A CHECK constraint, with the text before it. For example: `CONSTRAINT "Tag_label_check" `.
        case check(String, SQLCondition)

        fileprivate var line: String {
            switch self {
            case .text(let text): text
            case .check(let start, let condition):
                concatenated(start, "CHECK (", condition.text, ")")
            }
        }
    }

    /// - Parameters:
    ///   - end: A comma if another definition follows.
    ///   - indentation: The number of columns to leave free.
    func lines(end: String, indentation: Int) -> [String] {
        let line = parts.reduce(into: start) { $0 += " " + $1.line } + end
        if parts.isEmpty || TextWidth.fits(line, indentation: indentation) { return [line] }
        if parts.count == 1, case .check(let name, let condition) = parts[0], name.isEmpty,
            condition.hasParts
        {
            return check(start + " ", condition, end: end, indentation: indentation)
        }
        let lines = parts.enumerated().flatMap { index, part -> [String] in
            let end = index + 1 == parts.count ? end : ""
            let line = part.line + end
            guard case .check(let name, let condition) = part,
                !TextWidth.fits(line, indentation: indentation + 4)
            else { return [line] }
            return check(name, condition, end: end, indentation: indentation + 4)
        }
        return [start] + lines.map { "    " + $0 }
    }

    private func check(
        _ start: String,
        _ condition: SQLCondition,
        end: String,
        indentation: Int
    ) -> [String] {
        ["\(start)CHECK ("]
            + condition.lines(indentation: indentation + 4).map { "    " + $0 } + [")\(end)"]
    }
}
