import Foundation
import ModelTypes

extension SaveWriter {
    /// An error about a value names its property and object instead of a statement.
    func named(_ error: any Error, _ object: ModelObject) -> any Error {
        guard let info = object.registration?.info else { return error }
        let name = object.pendingName(new)
        if let value = error as? UnstorableValue {
            let property =
                info.columns.indices.contains(value.position)
                ? "\(info.name).\(info.columns[value.position])" : info.name
            return StoreError.notStorable(property: property, object: name)
        }
        if case StoreError.sql(let failure) = error, failure.isTooBig {
            return StoreError.notStorable(property: largestProperty(of: object, info), object: name)
        }
        if case StoreError.sql(let failure) = error,
            failure.message.contains(ColumnSQL.unstorableDate)
        {
            let values = object.recordedValues(Array(info.columns.indices))
            let column = values.indices.first { info.columnSQL[$0].cannotStore(values[$0]) }
            let property = column.map { "\(info.name).\(info.columns[$0])" } ?? info.name
            return StoreError.notStorable(
                property: property,
                object: name,
                reason: ColumnSQL.unstorableDate
            )
        }
        guard case StoreError.constraint(let failure) = error else { return error }
        return missingReferredValue(of: object, failure)
            ?? info.error(for: failure, object: name)
            ?? error
    }

    /// The error for a relationship to an object without the value that the reference needs.
    private func missingReferredValue(of object: ModelObject, _ failure: SQLFailure) -> StoreError?
    {
        guard let info = object.registration?.info else { return nil }
        let errors = info.references.compactMap { number -> StoreError? in
            guard let referred = info.relationships[number].reference?.referred,
                let target = object.storedReference(number).object
            else { return nil }
            return missingValue(referred, of: target, failure)
        }
        return errors.first
    }

    /// The error for an object without a value that a reference needs; `nil` if the failure has another cause.
    func missingValue(
        _ referred: ReferredColumn,
        of target: ModelObject,
        _ failure: SQLFailure
    ) -> StoreError? {
        guard let name = referred.name, let info = target.registration?.info,
            failure.message == ReferredColumn.hasNoValue(table: referred.table, column: name),
            let column = info.columnSQL.firstIndex(where: { $0.name == referred.column }),
            target.recordedValues([column]) == [.null]
        else { return nil }
        return .missingValue(
            property: "\(info.name).\(info.columns[column])",
            object: target.pendingName(new)
        )
    }

    /// The property with the longest value.
    private func largestProperty(of object: ModelObject, _ info: EntityInfo) -> String {
        let values = object.recordedValues(Array(info.columns.indices))
        let largest = values.indices.max { values[$0].byteCount < values[$1].byteCount } ?? 0
        return "\(info.name).\(info.columns[largest])"
    }
}

extension EntityInfo {
    /// The error about a property whose value breaks a rule of the table; `nil` if it's not about one.
    ///
    /// - Parameter object: The name of the object.
    func error(for failure: SQLFailure, object: String) -> StoreError? {
        let column = column(in: failure.message)
        let property = column.map { "\(name).\($0)" } ?? name
        switch failure.constraint {
        case .notNull:
            // Another program may have added a column.
            let place = failure.message.split(separator: ": ").last.map(String.init)
            return .missingValue(
                property: column == nil ? place ?? property : property,
                object: object
            )
        case .check:
            return .breaksRule(property: property, object: object, rule: failure.brokenRule)
        case .dataType:
            return .notStorable(
                property: property,
                object: object,
                reason: ColumnSQL.unstorableSums.first(where: failure.message.hasPrefix)
            )
        case .foreignKey, .unique, nil: return nil
        }
    }

    /// The attributes that are unique together, in an error about them. For example: `Tag.label`.
    func attributes(in failure: SQLFailure) -> [String]? {
        failure.uniqueColumns?.map { place in
            let stored = String(place.trimmingPrefix("\(tableName)."))
            if stored == existing?.key { return "\(name).\(stored)" }
            return column(storedAs: stored).map { "\(name).\($0)" } ?? "\(name): \(place)"
        }
    }

    /// The column that a message of SQLite is about. For example: "weight" for
    /// `NOT NULL constraint failed: Person.weight` and for `CHECK constraint failed: "weight" > 0`.
    fileprivate func column(in message: String) -> String? {
        let names = columns.map { existing?.storedName($0) ?? $0 }
        let place =
            names.firstIndex { message.hasSuffix(": \(tableName).\($0)") }
            ?? names.indices.filter { message.contains(quoted(names[$0])) }
            .max { names[$0].count < names[$1].count }
            ?? names.firstIndex { message.hasSuffix(".\($0)") }
            ?? names.firstIndex(where: words(of: message).contains)
        return place.map { columns[$0] }
    }
}

/// For example: `length`, `title` and `40` in `length(title) <= 40`.
private func words(of text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
}

extension Constant {
    fileprivate var byteCount: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .data(let data): data.count
        case .url(let url): url.absoluteString.utf8.count
        case .null, .bool, .integer, .double, .decimal, .date, .uuid: 8
        }
    }
}
