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
        guard case StoreError.constraint(let failure) = error, failure.code == 2067,
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
        return error
    }
}

extension ModelObject {
    /// What the object would store in some columns.
    final func recordedValues(_ columns: [Int]) -> [Constant] {
        guard let home else { return [] }
        let recorder = Statement(recording: home.info.columns.count)
        bind(to: recorder)
        return columns.map { recorder.recorded[$0] }
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
