import CSQLite
import ModelTypes

extension SaveWriter {
    /// Runs what may find that another object has a unique value.
    func explained(_ object: ModelObject, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            throw explain(error, object)
        }
    }

    /// A unique value that another pending object has: an error that names both.
    func explain(_ error: any Error, _ object: ModelObject) -> any Error {
        guard case StoreError.constraint(let failure) = error, failure.isUnique,
            let home = object.home
        else { return named(error, object) }
        for columns in home.info.unique {
            let values = object.recordedValues(columns)
            let pending = new + context.changed.filter(\.isStored)
            let other = pending.first { other in
                other !== object && other.home?.table === home.table
                    && other.recordedValues(columns) == values
            }
            if let other {
                return StoreError.duplicate(
                    attributes: columns.map { "\(home.info.name).\(home.info.columns[$0])" },
                    objects: [other.pendingName(new), object.pendingName(new)]
                )
            }
        }
        return storedDuplicate(of: object, home) ?? error
    }

    /// A unique value that a stored row has, which this save doesn't change.
    private func storedDuplicate(of object: ModelObject, _ home: ContextEntity) -> StoreError? {
        guard let statements = try? home.statements.selectByUnique() else { return nil }
        for (statement, columns) in zip(statements, home.info.unique) {
            statement.clear()
            object.bind(to: statement)
            defer { statement.reset() }
            guard (try? statement.step()) == true else { continue }
            let key = sqlite3_column_int64(statement.handle, 0)
            if key == object.key { continue }
            let name = home.hasTypeColumn ? statement.text(1) : home.info.name
            return .duplicate(
                attributes: columns.map { "\(home.info.name).\(home.info.columns[$0])" },
                objects: ["\(name)/\(key)", object.pendingName(new)]
            )
        }
        return nil
    }
}

extension ModelObject {
    /// What the object would store in some columns.
    final func recordedValues(_ columns: [Int]) -> [Constant] {
        guard let home else { return [] }
        let values = recordedValues(ofColumns: home.info.columns.count)
        return columns.map { values[$0] }
    }

    /// What the object would store in all columns of its table.
    final func recordedValues(ofColumns count: Int) -> [Constant] {
        let recorder = Statement(recording: count)
        bind(to: recorder)
        return recorder.recorded
    }

    /// The object's name in an error; a new one has only its number among the new ones.
    final func pendingName(_ new: [ModelObject]) -> String {
        guard let home else { return "\(self)" }
        guard let index = new.firstIndex(where: { $0 === self }) else {
            return "\(home.info.name)/\(key)"
        }
        return "\(home.info.name), number \(index + 1) of the new objects"
    }
}
