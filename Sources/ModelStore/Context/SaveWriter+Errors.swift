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
        guard case StoreError.constraint(let failure) = error, failure.constraint == .unique,
            let registration = object.registration
        else { return named(error, object) }
        if let duplicate = keyDuplicate(of: object, after: failure) { return duplicate }
        for columns in registration.info.unique {
            let values = object.recordedValues(columns)
            let pending = new + context.changed.filter(\.isStored)
            let other = pending.first { other in
                other !== object && other.registration?.table === registration.table
                    && other.recordedValues(columns) == values
            }
            if let other {
                return duplicate(
                    columns,
                    registration,
                    [other.pendingName(new), object.pendingName(new)]
                )
            }
        }
        return storedDuplicate(of: object, registration)
            ?? unknownDuplicate(of: object, registration, failure)
            ?? takenPlace(of: object, registration) ?? error
    }

    /// The error for a unique index that isn't a constraint of the class: one that's partial, or over an
    /// expression.
    private func unknownDuplicate(
        of object: ModelObject,
        _ registration: ContextEntity,
        _ failure: SQLFailure
    ) -> StoreError? {
        let info = registration.info
        guard info.existing != nil, let attributes = info.attributes(in: failure) else {
            return nil
        }
        return .duplicate(attributes: attributes, objects: [object.pendingName(new)])
    }

    /// A unique value that a stored row has, which this save doesn't change.
    private func storedDuplicate(of object: ModelObject, _ registration: ContextEntity)
        -> StoreError?
    {
        var found: StoreError?
        try? forEachRow(withUniqueValuesOf: object, registration) { row, columns in
            guard found == nil, row.key != object.key else { return }
            found = duplicate(columns, registration, [row.name, object.pendingName(new)])
        }
        return found
    }
}

extension ModelObject {
    /// What the object would store in some columns.
    final func recordedValues(_ columns: [Int]) -> [Constant] {
        guard let registration else { return [] }
        let values = recordedValues(ofColumns: registration.info.columns.count)
        let key: Constant = rowKey.map { .integer($0) } ?? .null
        return columns.map { $0 == 0 ? key : values[$0] }
    }

    /// What the object would store in all columns of its table.
    final func recordedValues(ofColumns count: Int) -> [Constant] {
        let recorder = Statement(recording: count)
        bind(to: recorder)
        return recorder.recorded
    }

    /// The object's name in an error; a new one has only its number among the new ones.
    final func pendingName(_ new: [ModelObject]) -> String {
        guard let registration else { return nameInErrors }
        guard let index = new.firstIndex(where: { $0 === self }) else {
            return "\(registration.info.name)/\(key)"
        }
        return "\(registration.info.name), number \(index + 1) of the new objects"
    }
}
