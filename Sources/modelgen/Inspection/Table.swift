/// Rows with aligned cells.
struct Table {
    var rows: [[String]]

    /// Returns the lines of the table. Columns are separated by two spaces, and lines have no
    /// trailing whitespace. Complexity: O(n).
    func lines(indentation: Int) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { $0.indices.contains(column) ? width(of: $0[column]) : 0 }.max() ?? 0
        }
        return rows.map { line($0, widths, indentation) }
    }

    private func line(_ row: [String], _ widths: [Int], _ indentation: Int) -> String {
        let last = row.lastIndex { !$0.isEmpty } ?? 0
        var line = [UInt8](repeating: UInt8(ascii: " "), count: indentation)
        for (column, cell) in row.prefix(last + 1).enumerated() {
            line += cell.utf8
            guard column < last else { break }
            let gap = widths[column] - width(of: cell) + 2
            line += repeatElement(UInt8(ascii: " "), count: gap)
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Returns the width in characters, which are bytes in most texts.
    private func width(of text: String) -> Int {
        let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
        return isPlain ? text.utf8.count : text.count
    }
}

/// Returns a title with indented lines below it; empty if there are no rows.
func section(_ title: String, _ rows: [[String]], indentation: Int = 2) -> [String] {
    guard !rows.isEmpty else { return [] }
    let start = String(repeating: " ", count: indentation)
    return [start + title] + Table(rows: rows).lines(indentation: indentation + 2)
}
