import Foundation
import ModelTypes

extension SaveWriter {
    /// Writes changed objects, whatever the order in which they take each other's unique values.
    ///
    /// An object whose value is still another's waits; for all that wait, values of their own are
    /// written first that no row has. For example: two objects that exchange their numbers.
    func updateRows() throws {
        if try updateByClass() { return }
        var waiting: [(object: ModelObject, changes: UInt64)] = []
        for object in inLockOrder(context.changed) where object.isStored {
            let changes = unwrittenChanges(of: object)
            do {
                try updateRow(of: object, changes)
            } catch StoreError.constraint(let failure) where failure.constraint == .unique {
                waiting.append((object, changes))
            } catch {
                throw explain(error, object)
            }
        }
        guard !waiting.isEmpty else { return }
        if try exchangeRemotely(waiting) { return }
        for (object, _) in waiting { try letGoOfUniqueValues(object) }
        for (object, changes) in waiting {
            do {
                try updateRow(of: object, changes)
            } catch {
                guard try takePlaces(of: object, after: error) else { throw explain(error, object) }
                try update(object, changes)
            }
        }
    }

    private func letGoOfUniqueValues(_ object: ModelObject) throws {
        guard let registration = object.registration else { return }
        let columns = Set(registration.info.unique.joined() + registration.info.onlyPlaces).sorted()
            .filter { object.changes & changeBit($0) != 0 }
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
    private func exchangeRemotely(_ waiting: [(object: ModelObject, changes: UInt64)]) throws
        -> Bool
    {
        guard let remote = try waiting.first?.object.registration?.connection.remote else {
            return false
        }
        for (object, _) in waiting { _ = try takePlaces(of: object) }
        do {
            try remote.exchangingUniqueValues {
                for (object, changes) in waiting { try update(object, changes) }
            }
        } catch {
            let explained = waiting.lazy.map { self.explain(error, $0.object) }
            throw explained.first { if case StoreError.duplicate = $0 { true } else { false } }
                ?? error
        }
        return true
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
