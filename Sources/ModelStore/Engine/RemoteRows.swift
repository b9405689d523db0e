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
