import Foundation
import ModelTypes

/// The result of a statement that a server has run, or whose rows it is still sending.
package final class RemoteRows {
    private let values: any RemoteValues
    /// Kept, because asking the values for it takes as long as reading one.
    private let columnCount: Int
    private var row = -1
    /// Where further rows come from; `nil` if all are here.
    private let stream: (any RowStream)?

    package init(_ values: any RemoteValues) {
        self.values = values
        columnCount = values.columnCount
        stream = nil
    }

    /// - Parameters:
    ///   - values: those of the first row.
    ///   - stream: puts the values of each further row in their place.
    package init(_ values: any RemoteValues, _ stream: any RowStream) {
        self.values = values
        columnCount = values.columnCount
        self.stream = stream
    }

    package convenience init(columns: [String], cells: [Constant]) {
        self.init(ListedValues(columns: columns, cells: cells))
    }

    package var columns: [String] { values.columns }

    package var count: Int { columnCount == 0 ? 0 : values.count }

    /// Goes to the next row, if there is one here.
    package func next() -> Bool {
        guard row + 1 < count else { return false }
        row += 1
        return true
    }

    /// Goes to the next row, if there is one, which may have to be received.
    package func advance() throws -> Bool {
        if next() { return true }
        guard let stream, try stream.receive() else { return false }
        row = 0
        return true
    }

    /// A value of the current row.
    package subscript(column: Int) -> Constant {
        has(column) ? values.value(row, column) : .null
    }

    func isNull(_ column: Int) -> Bool { storageClass(column) == .null }

    // Not inlined: what reads from SQLite stays as small as it is.

    @inline(never) func storageClass(_ column: Int) -> StorageClass {
        has(column) ? values.storageClass(row, column) : .null
    }

    @inline(never) func integer(_ column: Int) -> Int64 {
        has(column) ? values.integer(row, column) : 0
    }

    @inline(never) func double(_ column: Int) -> Double {
        has(column) ? values.double(row, column) : 0
    }

    @inline(never) func string(_ column: Int) -> String? {
        has(column) ? values.string(row, column) : nil
    }

    @inline(never) func data(_ column: Int) -> Data? {
        switch self[column] {
        case .data(let data): data
        case let value: value.string.map { Data($0.utf8) }
        }
    }

    @inline(never) func uuid(_ column: Int) -> UUID? {
        if case .uuid(let uuid) = self[column] { uuid } else { nil }
    }

    @inline(never) func columnName(_ column: Int) -> String? {
        columns.indices.contains(column) ? columns[column] : nil
    }

    private func has(_ column: Int) -> Bool { column >= 0 && column < columnCount }

    /// The rows by the number in their first column, without that.
    package func split(_ count: Int) -> [RemoteRows] {
        let names = Array(columns.dropFirst())
        let none = RemoteRows(columns: names, cells: [])
        var cells: [[Constant]] = Array(repeating: [], count: count)
        for row in 0..<self.count {
            let number = Int(values.integer(row, 0))
            guard cells.indices.contains(number) else { continue }
            for column in 1...names.count { cells[number].append(values.value(row, column)) }
        }
        return cells.map { $0.isEmpty ? none : RemoteRows(columns: names, cells: $0) }
    }
}

/// A statement whose rows are received one by one.
package protocol RowStream: AnyObject {
    /// Receives the next row, if there is one.
    func receive() throws -> Bool
}

/// The values of a server's rows, which are made when they're read.
package protocol RemoteValues: AnyObject {
    var count: Int { get }
    var columnCount: Int { get }
    var columns: [String] { get }
    func value(_ row: Int, _ column: Int) -> Constant
    func storageClass(_ row: Int, _ column: Int) -> StorageClass
    // As SQLite would convert them.
    func integer(_ row: Int, _ column: Int) -> Int64
    func double(_ row: Int, _ column: Int) -> Double
    func string(_ row: Int, _ column: Int) -> String?
}

/// Values that are known already.
private final class ListedValues: RemoteValues {
    let columns: [String]
    private let cells: [Constant]

    init(columns: [String], cells: [Constant]) {
        self.columns = columns
        self.cells = cells
    }

    var columnCount: Int { columns.count }

    var count: Int { columns.isEmpty ? 0 : cells.count / columns.count }

    func value(_ row: Int, _ column: Int) -> Constant { cells[row * columns.count + column] }

    func storageClass(_ row: Int, _ column: Int) -> StorageClass {
        StorageClass(value(row, column))
    }

    func integer(_ row: Int, _ column: Int) -> Int64 { value(row, column).integer }

    func double(_ row: Int, _ column: Int) -> Double { value(row, column).double }

    func string(_ row: Int, _ column: Int) -> String? { value(row, column).string }
}
