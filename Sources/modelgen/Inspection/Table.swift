/// Rows whose cells stand below each other.
struct Table {
    var rows: [[String]]

    /// Columns are two spaces apart; there are no spaces at the end of a line. Complexity: O(n).
    func lines(indentation: Int) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        let start = String(repeating: " ", count: indentation)
        return rows.map { start + line($0, widths) }
    }

    private func line(_ row: [String], _ widths: [Int]) -> String {
        let last = row.lastIndex { !$0.isEmpty } ?? 0
        let cells = zip(row, widths).prefix(last + 1).enumerated().map { column, cell in
            column == last ? cell.0 : padded(cell.0, to: cell.1)
        }
        return cells.joined(separator: "  ")
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: width - text.count)
    }
}

/// Lines below a title, further to the right; nothing where there are no rows.
func section(_ title: String, _ rows: [[String]], indentation: Int = 2) -> [String] {
    guard !rows.isEmpty else { return [] }
    let start = String(repeating: " ", count: indentation)
    return [start + title] + Table(rows: rows).lines(indentation: indentation + 2)
}
