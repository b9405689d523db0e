// A new object with the unique values of a stored row is merged when it's saved: a context has one object for
// each row, and the new one becomes another name for it. Its changes are applied to the row's object.

extension ModelObject {
    /// The object that stands for the row: another one if this one is merged.
    ///
    /// Complexity: O(1).
    final var current: ModelObject {
        guard state == .merged else { return self }
        return registration?.table.map[key] ?? self
    }

    /// Gives the row's object the values of columns that changed here.
    final func passOn(_ changes: UInt64) {
        guard let registration, case let known = current, known.isStored else { return }
        registration.context.recover {
            try copyValues(changes, to: known, registration)
            known.noteChange(changes)
        }
    }

    private final func copyValues(
        _ changes: UInt64,
        to known: ModelObject,
        _ registration: ContextEntity
    ) throws {
        let columns = registration.info.columns(in: changes)
        let statement =
            try registration.connection.remote.map { _ in
                try Statement(known, with: columns, of: self, registration)
            } ?? registration.statements.selectParameters()
        defer { statement.reset() }
        guard try statement.read(known, with: columns, of: self) else { return }
        // A reference to an object that isn't saved yet has no key to read.
        let numbers = registration.info.references
        let references = numbers.map(known.storedReference)
        try known.take(Row(statement, registration.source))
        for (number, reference) in zip(numbers, references) {
            known.setStoredReference(number, reference)
        }
    }

    /// Relates the row's object instead. `nil` if this object isn't merged.
    final func relateCurrent(to target: ModelObject?, _ number: Int) -> StoredReference? {
        guard state == .merged, case let known = current, known !== self, let registration else {
            return nil
        }
        known.setReference(registration.info.relationships[number], to: target)
        return known.storedReference(number)
    }
}
