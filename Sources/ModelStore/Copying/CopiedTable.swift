import Foundation
import ModelTypes

/// A table whose rows are copied one behind the other, in the order of their keys.
struct CopiedTable {
    let name: String
    let isJoinTable: Bool
    /// In the order of the rows' values.
    let columns: [ColumnSchema]
    private let source: RowSource
    /// What only a server keeps with a row, and the expression for it behind the parameter of its owner.
    private let distribution: (column: String, key: String, table: String)?

    /// The values of a row.
    typealias Values = [Constant]

    init(_ table: TableSchema, of schema: StoreSchema) {
        name = table.name
        isJoinTable = table.isJoinTable
        let key = ColumnSchema("_pk", .int64, isOptional: false)
        columns =
            (isJoinTable ? [] : table.hasTypeColumn ? [key, table.typeColumn] : [key])
            + table.columns
        source = RowSource(entityName: table.name)
        distribution = table.distributionColumn.flatMap { column in
            guard let owner = table.columns.first,
                let key = schema.distributions(of: owner, in: table)?.other.column,
                case .reference(let target, _) = owner.type
            else { return nil }
            return (column.name, key, target)
        }
    }

    // MARK: Places

    /// The key of a row; a row of a join table has two.
    struct Place: Equatable {
        let first: Int64
        let second: Int64

        static let start = Place(first: .min, second: .min)
    }

    func place(of row: Values) -> Place {
        Place(first: row[0].integer, second: isJoinTable ? row[1].integer : 0)
    }

    private var keys: String {
        isJoinTable ? "\(quoted(columns[0].name)), \(quoted(columns[1].name))" : "\"_pk\""
    }

    // MARK: Statements

    private var names: String { columns.map { quoted($0.name) }.joined(separator: ", ") }

    private func select(_ limit: Int) -> String {
        let parameters = isJoinTable ? "?1, ?2" : "?1"
        return "SELECT \(names) FROM \(quoted(name)) WHERE (\(keys)) > (\(parameters))"
            + " ORDER BY \(keys) LIMIT \(limit)"
    }

    /// - Parameter isTyped: whether parameters need types, as a server's do.
    private func insert(rows: Int, isTyped: Bool) -> String {
        let lists = (0..<rows).map { row in
            let parameters = columns.indices.map { column in
                "?\(row * columns.count + column + 1)" + (isTyped ? columns[column].cast : "")
            }
            // The owners have been copied before.
            let key = distribution.map { distribution in
                "(SELECT \(quoted(distribution.key)) FROM \(quoted(distribution.table))"
                    + " WHERE \"_pk\" = \(parameters[0]))"
            }
            let values = parameters + (isTyped ? [key].compactMap(\.self) : [])
            return "(\(values.joined(separator: ", ")))"
        }
        let key = isTyped ? distribution.map { ", \(quoted($0.column))" } : nil
        return "INSERT INTO \(quoted(name)) (\(names)\(key ?? ""))"
            + " VALUES \(lists.joined(separator: ", "))"
    }

    // MARK: Rows

    /// The next rows behind a place.
    func rows(behind place: Place, _ limit: Int, _ connection: Connection) throws -> [Values] {
        let statement = try connection.statement(select(limit))
        defer { statement.reset() }
        statement.bind(0, place.first)
        if isJoinTable { statement.bind(1, place.second) }
        var rows: [Values] = []
        while try statement.step() {
            let row = Row(statement, source)
            rows.append(
                try row.decoded { columns.indices.map { row.constant($0, columns[$0].type) } }
            )
        }
        return rows
    }

    /// Writes rows in the connection's transaction.
    /// - Throws: `StoreError`; `notStorable` for a value that the other kind of store can't hold.
    func insert(_ rows: [Values], _ connection: Connection) throws {
        let most = max(1, min(64, connection.parameterLimit / columns.count))
        var rest = rows[...]
        while !rest.isEmpty {
            let count = rest.count >= most ? most : 1
            let text = insert(rows: count, isTyped: connection.remote != nil)
            let statement = try connection.statement(text)
            for (number, row) in rest.prefix(count).enumerated() {
                statement.startRow(number, of: columns.count)
                for (position, value) in row.enumerated() { statement.bind(position, value) }
            }
            do {
                try statement.run()
            } catch let value as UnstorableValue {
                let row = rest[rest.startIndex + value.position / columns.count]
                throw StoreError.notStorable(
                    property: "\(name).\(columns[value.position % columns.count].name)",
                    object: "\(name)/\(place(of: row).first)"
                )
            }
            rest = rest.dropFirst(count)
        }
    }
}

extension ColumnSchema {
    /// What gives a server's parameter the column's type.
    fileprivate var cast: String {
        switch type {
        case .bool: Constant.bool(true).cast
        case .int16, .int32, .int64, .reference, .position: Constant.integer(0).cast
        case .float, .double, .date: Constant.double(0).cast
        case .decimal: Constant.decimal(0).cast
        case .string, .url, .json: Constant.string("").cast
        case .data: Constant.data(Data()).cast
        case .uuid: Constant.uuid(UUID()).cast
        }
    }
}

extension Row {
    /// The value of a column, the same whatever database it's from.
    fileprivate func constant(_ position: Int, _ type: ColumnType) -> Constant {
        if isNull(position) { return .null }
        return switch type {
        case .bool: .bool(self[position])
        case .int16, .int32, .int64, .reference, .position: .integer(self[position])
        case .float, .double, .date: .double(self[position])
        case .decimal: .string(canonicalText(of: self[position] as Decimal))
        case .string, .url, .json: .string(self[position])
        case .data: .data(self[position])
        case .uuid: .uuid(self[position])
        }
    }
}
