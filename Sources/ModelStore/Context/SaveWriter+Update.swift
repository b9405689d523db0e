import Foundation
import ModelTypes

extension SaveWriter {
    /// Writes changed objects, whatever the order in which they take each other's unique values.
    ///
    /// An object whose value is still another's waits; for all that wait, values of their own are
    /// written first that no row has. For example: two objects that exchange their numbers.
    func updateRows() throws {
        if try updateByClass() { return }
        var waiting: [WaitingRow] = []
        for object in inLockOrder(context.changed) where object.isStored {
            let changes = unwrittenChanges(of: object)
            do {
                try updateRow(of: object, changes)
            } catch StoreError.constraint(let failure) where failure.constraint == .unique {
                waiting.append(WaitingRow(object: object, changes: changes, failure: failure))
            } catch {
                throw explain(error, object)
            }
        }
        guard !waiting.isEmpty else { return }
        if try exchangeRemotely(waiting) { return }
        for row in waiting {
            do {
                try letGoOfUniqueValues(row)
            } catch StoreError.sql(let failure) where failure.isRefusedStatement {
                // An index over expressions may not take every value. For example: texts that aren't JSON.
                throw explain(StoreError.constraint(row.failure), row.object)
            }
        }
        for row in waiting {
            do {
                try updateRow(of: row.object, row.changes)
            } catch {
                guard try takePlaces(of: row.object, after: error) else {
                    throw explain(error, row.object)
                }
                try update(row.object, row.changes)
            }
        }
    }

    private func letGoOfUniqueValues(_ row: WaitingRow) throws {
        let object = row.object
        guard let registration = object.registration else { return }
        let info = registration.info
        let unique = info.unique.joined() + info.onlyPlaces + info.otherUniqueColumns(row.failure)
        let columns = Set(unique).sorted().filter { object.changes & changeBit($0) != 0 }
        guard !columns.isEmpty else { return }
        let values = object.recordedValues(columns)
        let list = columns.enumerated().map { index, column in
            let sql = registration.info.columnSQL[column]
            return "\(sql.name) = \(sql.writingUnlikely("?\(index + 2)"))"
        }
        // For a moment, the column holds what may not be a value of the property.
        try registration.connection.withoutChecks {
            let statement = try registration.connection.statement(
                "UPDATE \(quoted(registration.info.tableName)) SET \(list.joined(separator: ", "))"
                    + " WHERE \(registration.info.key) = ?1"
            )
            statement.bind(0, object.key)
            for (index, value) in values.enumerated() { statement.bind(index + 1, value.unlikely) }
            try statement.run()
        }
    }

    /// Has a server look at the unique values of rows when all of them are written.
    private func exchangeRemotely(_ waiting: [WaitingRow]) throws -> Bool {
        guard let remote = try waiting.first?.object.registration?.connection.remote else {
            return false
        }
        for row in waiting { _ = try takePlaces(of: row.object) }
        do {
            try remote.exchangingUniqueValues {
                for row in waiting { try update(row.object, row.changes) }
            }
        } catch {
            let explained = waiting.lazy.map { self.explain(error, $0.object) }
            throw explained.first { if case StoreError.duplicate = $0 { true } else { false } }
                ?? error
        }
        return true
    }
}

/// A changed object whose unique values another row still has.
private struct WaitingRow {
    let object: ModelObject
    let changes: UInt64
    let failure: SQLFailure
}

extension EntityInfo {
    /// The columns that a unique index of another program may be over, which isn't a constraint of the class:
    /// those of a partial one, or all if it's over expressions.
    fileprivate func otherUniqueColumns(_ failure: SQLFailure) -> [Int] {
        guard existing != nil, let names = failure.uniqueColumns else { return [] }
        let isOverExpressions = names.contains { $0.hasPrefix("index ") }
        let isReference = Set(references.compactMap { relationships[$0].reference?.column })
        return bound.filter { column in
            if isOverExpressions { return !isReference.contains(column) }
            return names.contains("\(tableName).\(existing?.storedName(columns[column]) ?? "")")
        }
    }
}

extension Constant {
    /// A value of the same storage class that no row has.
    fileprivate var unlikely: Constant {
        switch self {
        case .null: .null
        case .bool, .integer: .integer(.random(in: Int64.min..<Int64.min / 2))
        case .double: .double(.random(in: -1e300 ... -1e200))
        case .date: .date(Date(timeIntervalSinceReferenceDate: .random(in: -1e300 ... -1e200)))
        case .decimal: .decimal(-Decimal(UInt64.random(in: 0...UInt64.max)) * 1e60)
        case .string, .url: .string("\u{1}\(UUID().uuidString)")
        case .uuid: .uuid(UUID())
        case .data: .data(Data(UUID().uuidString.utf8))
        }
    }
}
