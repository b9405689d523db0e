import ModelTypes

/// The result of a statement that a server has run.
package final class RemoteRows {
    package let columns: [String]
    /// The values, row by row.
    private let cells: [Constant]
    private var start: Int

    package init(columns: [String], cells: [Constant]) {
        self.columns = columns
        self.cells = cells
        start = -columns.count
    }

    package var count: Int { columns.isEmpty ? 0 : cells.count / columns.count }

    /// The rows by the number in their first column, without that.
    package func split(_ count: Int) -> [RemoteRows] {
        let names = Array(columns.dropFirst())
        let none = RemoteRows(columns: names, cells: [])
        var parts = Array(repeating: none, count: count)
        for start in stride(from: 0, to: cells.count, by: max(1, columns.count)) {
            let number = Int(cells[start].integer)
            guard parts.indices.contains(number) else { continue }
            let row = cells[start + 1..<start + columns.count]
            parts[number] = RemoteRows(columns: names, cells: parts[number].cells + row)
        }
        return parts
    }

    /// Goes to the next row, if there is one.
    package func next() -> Bool {
        guard !columns.isEmpty, start + columns.count < cells.count else { return false }
        start += columns.count
        return true
    }

    /// A value of the current row.
    package subscript(column: Int) -> Constant {
        columns.indices.contains(column) ? cells[start + column] : .null
    }
}
