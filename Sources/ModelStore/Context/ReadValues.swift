import Foundation
import ModelTypes

/// What the objects of one table were read with, for contexts that detect conflicts.
struct ReadValues {
    private var valuesByKey: [Int64: [Constant]] = [:]
    /// How often the rows had been changed, in a store of Core Data.
    private var versionsByKey: [Int64: Int64] = [:]

    subscript(key: Int64) -> [Constant]? { valuesByKey[key] }

    func version(_ key: Int64) -> Int64? { versionsByKey[key] }

    /// Remembers the values that an object has, which are those of its row.
    mutating func note(_ object: ModelObject, columns: Int, version: Int64?) {
        valuesByKey[object.key] = object.recordedValues(ofColumns: columns)
        if let version { versionsByKey[object.key] = version }
    }

    /// Remembers how often a row has been changed, in a store of Core Data.
    mutating func note(_ version: Int64, of key: Int64) { versionsByKey[key] = version }

    mutating func forget(_ key: Int64) {
        valuesByKey[key] = nil
        versionsByKey[key] = nil
    }

    mutating func forgetAll() { (valuesByKey, versionsByKey) = ([:], [:]) }
}

extension SaveWriter {
    /// Looks for values that others have changed since the objects of this save were read.
    /// - Throws: `StoreError.conflict` with all of them.
    func checkConflicts() throws {
        var conflicts: [SaveConflict] = []
        let stored = context.changed.filter(\.isStored) + context.deleted
        for object in stored {
            guard let registration = object.registration, registration.detectsConflicts else {
                continue
            }
            conflicts += try self.conflicts(of: object, registration)
        }
        if !conflicts.isEmpty { throw StoreError.conflict(conflicts) }
    }

    private func conflicts(of object: ModelObject, _ registration: ContextEntity) throws
        -> [SaveConflict]
    {
        guard let read = registration.table.readValues[object.key] else { return [] }
        let statement = try registration.statements.selectByKey()
        statement.bind(0, object.key)
        defer { statement.reset() }
        guard try statement.step() else { return [] }
        let row = Row(statement, registration.source)
        let stored = try row.decoded { try registration.type.init(row: row) }
            .recordedValues(ofColumns: read.count)
        let info = registration.info
        let differences = info.bound.filter { column in
            read[column] != stored[column]
                && !info.isSameValue(read[column], stored[column], inColumn: column)
        }.map { column in
            SaveConflict(
                object: PersistentIdentifier(entityName: registration.info.name, key: object.key),
                property: registration.info.columns[column],
                readValue: read[column].description.shortened,
                storedValue: stored[column].description.shortened
            )
        }
        return differences.isEmpty ? versionConflict(of: object, registration, row) : differences
    }

    /// Core Data counts the changes of a row, also those that no property shows.
    private func versionConflict(
        of object: ModelObject,
        _ registration: ContextEntity,
        _ row: Row
    ) -> [SaveConflict] {
        guard let read = registration.table.readValues.version(object.key),
            let stored = registration.version(of: row), read != stored
        else { return [] }
        return [
            SaveConflict(
                object: PersistentIdentifier(entityName: registration.info.name, key: object.key),
                property: "Z_OPT",
                readValue: "\(read)",
                storedValue: "\(stored)"
            )
        ]
    }
}

extension EntityInfo {
    /// Whether two texts are JSON of equal values: the members of sets have no order.
    fileprivate func isSameValue(
        _ one: Constant,
        _ other: Constant,
        inColumn number: Int
    ) -> Bool {
        guard case .string(let one) = one, case .string(let other) = other,
            let type = type.entity.columns.first(where: { $0.schema.name == columns[number] })?
                .codable
        else { return false }
        return isSameValue(type, one, other)
    }

    private func isSameValue<Value: Decodable>(
        _ type: Value.Type,
        _ one: String,
        _ other: String
    ) -> Bool {
        let values = [one, other].compactMap { json in
            try? storedJSONDecoder().decode(type, from: Data(json.utf8)) as? any Equatable
        }
        return values.count == 2 && isEqual(values[0], values[1])
    }
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: any Equatable) -> Bool {
    one == other as? Value
}

extension String {
    /// At most 200 characters.
    fileprivate var shortened: String { count > 200 ? prefix(200) + "…" : self }
}
