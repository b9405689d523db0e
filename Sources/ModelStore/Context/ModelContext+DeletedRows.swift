/// A row that is to be deleted without an object.
struct DeletedRow {
    let registration: ContextEntity
    let key: Int64
}

extension ModelContext {
    /// Deletes a row that no object can be made of; `save()` writes it.
    ///
    /// The delete rules of its relationships are those of the tables' references: members are
    /// deleted or lose their owner in the file, and the next fetch takes it over. A row that an
    /// object stands for is deleted as by `delete(_:)`. For example:
    /// `context.deleteRow(row.identifier)` for an ``UndecodableRow``.
    public func deleteRow(_ identifier: PersistentIdentifier) {
        let use = beginUse(isShort: true)
        defer { use.end() }
        guard let registration = entities.first(where: { $0.info.name == identifier.entityName })
        else {
            return record(StoreError.notInThisContext(object: "\(identifier)"))
        }
        if let known = registration.known(identifier.key) { return delete(known) }
        deletedRows.append(DeletedRow(registration: registration, key: identifier.key))
        noteUnsaved()
    }
}
