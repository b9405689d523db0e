/// A class in one context.
final class ContextEntity {
    let info: EntityInfo
    /// The entity's name. Here, too, as looking up an object that is in memory reads little else.
    let name: String
    // Safe: the context owns this. Who else leads here is an object in the context, which forgets
    // it when the context goes, or works for a call to the context, which lives that long.
    unowned(unsafe) let context: ModelContext
    let type: ModelObject.Type
    let hasTypeColumn: Bool
    /// Tells contexts apart without touching them.
    let contextID: ObjectIdentifier
    /// Shared by the classes of a hierarchy.
    let table: ContextTable
    private var openConnection: Connection?
    private var knownStatements: EntityStatements?
    let source: RowSource
    /// Whether saving compares what was read with what is in the file.
    let detectsConflicts: Bool
    /// The context's `observationEnabled`. A copy, because each object that comes in needs it.
    var isObserved: Bool
    /// The columns in which some objects of the class may differ from their rows.
    var changedColumns: UInt64 = 0
    /// The generation of the file in which the other columns are those of the rows.
    private var changedGeneration: UInt32 = 0
    /// By the number of the relationship.
    private var relationships: [ContextRelationship?] = []
    /// Whether an object has shown that the class holds its references.
    private var hasCheckedReferences: Bool

    init(
        _ info: EntityInfo,
        _ context: ModelContext,
        _ table: ContextTable
    ) {
        self.info = info
        name = info.name
        type = info.type
        hasTypeColumn = info.hasTypeColumn
        self.context = context
        contextID = ObjectIdentifier(context)
        self.table = table
        source = RowSource(entityName: info.name)
        detectsConflicts = context.store.detectsConflicts(of: info)
        isObserved = context.observationEnabled
        hasCheckedReferences = info.references.isEmpty
    }

    /// The connection to the file with the class's rows.
    /// - Throws: `StoreError`, if the file can't be opened again.
    var connection: Connection {
        get throws {
            if let openConnection { return openConnection }
            let opened = try context.connections[context.store.storeNumbers[info.number]]
            openConnection = opened
            return opened
        }
    }

    var statements: EntityStatements {
        get throws {
            if let knownStatements { return knownStatements }
            let made = try connection.statements(of: info)
            knownStatements = made
            return made
        }
    }

    /// - Throws: `StoreError.unsupported` if rows can only be read.
    func checkIsWritable() throws {
        guard info.isReadOnly else { return }
        throw StoreError.unsupported(
            "\(info.name): the rows of \(quoted(info.tableName)) can only be read, because they have no"
                + " number: change the tables that they're made of"
        )
    }

    /// The object as one of a class, which in a hierarchy it may not be.
    // A table without a column for the type has rows of one class.
    func typed<Model: ModelObject>(_ object: ModelObject) -> Model? {
        hasTypeColumn ? object as? Model : object.assumed()
    }

    /// An object is the next to have pending changes.
    func noteFirstChange(ofObjectReadIn generation: UInt32, now current: UInt32) {
        table.notePendingRow(readIn: generation)
        if changedColumns == 0 { changedGeneration = current }
        // The row may differ in any column.
        if generation != current { changedColumns = ~0 }
    }

    /// Whether stored objects of the class, or one of its hierarchy, may have pending changes.
    var hasChanges: Bool { hasTypeColumn || changedColumns != 0 }

    /// Whether pending changes of stored objects, which have no effect on other columns, may change which of
    /// them a request finds, or their order.
    func hasChanges(thatMatterTo request: FetchRequest) -> Bool {
        guard hasChanges else { return false }
        guard !hasTypeColumn, changedGeneration == context.generation,
            let columns = request.columns?.map({ info.columnNumbers[$0] })
        else { return true }
        return columns.contains { $0.map { changedColumns & changeBit($0) != 0 } ?? true }
    }

    /// Reads rows again that have pending changes or are to be deleted, if others may have changed them.
    ///
    /// The file counts such members where others have put them; reading the rows tells the lists.
    func readOutdatedPendingRows() throws {
        if !table.hasPendingRows { return }
        try context.track(connection)
        let generation = context.generation
        guard table.pendingRowsMayDiffer(in: generation) else { return }
        table.notePendingRowsAgain(readIn: generation)
        let pending = (context.changed + context.deleted).filter { object in
            object.registration?.table === table && (object.isStored || object.isDeleted)
                && object.generation != generation
        }
        let keys = pending.map(\.key).sorted()
        for start in stride(from: 0, to: keys.count, by: context.batchSize) {
            let part = Array(keys[start...].prefix(context.batchSize))
            _ = try context.entities[info.root].load(part) { _ in }
        }
    }

    /// A relationship of the class in this context, made when it is first asked for.
    func relationship(_ number: Int) -> ContextRelationship {
        if number < relationships.count, let known = relationships[number] { return known }
        if relationships.isEmpty { relationships = info.relationships.map { _ in nil } }
        let made = ContextRelationship(info.relationships[number], self)
        relationships[number] = made
        return made
    }

    /// Remembers the results of a fetch, if relationships may be read of all of them together.
    func noteRecent(_ objects: [ModelObject]) {
        if !info.relationships.isEmpty { table.noteRecent(objects) }
    }

    /// The object of a row, if it is in memory.
    func known(_ key: Int64) -> ModelObject? { table.map[key] }

    /// The object for the row that a statement is at: the one that is known, or a new one.
    ///
    /// It's of this class or one below, whatever the row says.
    /// - Throws: `StoreError.undecodable`.
    func object(at row: Row) throws -> ModelObject {
        let key = row.key
        if let known = table.map[key] {
            if known.generation != context.generation {
                if hasTypeColumn { _ = try registration(of: row, known: known) }
                try context.refresh(known, row)
            }
            if hasTypeColumn { try check(known) }
            return known
        }
        if hasTypeColumn { return try registration(of: row).make(row, key) }
        return try make(row, key)
    }

    /// Whether an object is of this class or one below. A table without a column for the type has
    /// rows of one class.
    func isClass(of object: ModelObject) -> Bool {
        guard hasTypeColumn, !object.isIn(self) else { return true }
        return object.registration.map { info.holds($0.info) } ?? false
    }

    /// - Throws: `StoreError.undecodable` if the object isn't of this class or one below.
    func check(_ object: ModelObject) throws {
        guard !isClass(of: object) else { return }
        throw unexpectedClass(object.registration?.info.name ?? "", object.key)
    }

    private func unexpectedClass(_ found: String, _ key: Int64) -> StoreError {
        .undecodable(
            UndecodableRow(
                identifier: PersistentIdentifier(entityName: info.name, key: key),
                property: "_type",
                reason: .unexpectedClass(found: found, expected: info.name)
            )
        )
    }

    private func make(_ row: Row, _ key: Int64) throws -> ModelObject {
        let object = try row.decoded { try type.init(row: row) }
        try checkReferences(of: object)
        object.key = key
        object.generation = context.generation
        object.enter(self, .stored)
        table.map.insert(object)
        if detectsConflicts { noteReadValues(of: object, version: version(of: row)) }
        return object
    }

    /// Looks at the first object of the class.
    func checkReferences(of object: ModelObject) throws(StoreError) {
        if hasCheckedReferences { return }
        try object.checkReferences(info)
        hasCheckedReferences = true
    }

    func noteReadValues(of object: ModelObject, version: Int64?) {
        table.readValues.note(object, columns: info.columns.count, version: version)
    }

    /// How often a row was changed, in a store of Core Data.
    func version(of row: Row) -> Int64? {
        info.coreData.map { _ in row.integer(info.columns.count) }
    }

    /// The class that a row says it's of: this one, or one below.
    /// - Parameter known: the object of the row, whose class can't change.
    private func registration(of row: Row, known: ModelObject? = nil) throws -> ContextEntity {
        let name = row.typeName
        guard let number = info.entityNumbers[name] else { throw unexpectedClass(name, row.key) }
        let registration = context.entities[number]
        guard known?.isIn(registration) ?? info.holds(registration.info) else {
            throw unexpectedClass(name, row.key)
        }
        return registration
    }

    /// The objects of all rows, except those that are deleted in this context.
    /// - Parameter skip: called for rows that no object can be made of; `nil` to throw at the first.
    func objects(
        _ statement: Statement,
        skip: ((UndecodableRow) -> Void)? = nil
    ) throws -> [ModelObject] {
        let found = try statement.receivingRows { try objects(stepping: statement, skip) }
        if !context.renewedLists.isEmpty { context.checkRenewedLists() }
        return found
    }

    private func objects(
        stepping statement: Statement,
        _ skip: ((UndecodableRow) -> Void)?
    ) throws -> [ModelObject] {
        var result: [ModelObject] = []
        defer { statement.reset() }
        guard try statement.step() else { return [] }
        let row = Row(statement, source)
        // The state of the file that all of these rows are from.
        try context.track(connection)
        repeat {
            if let object = try object(at: row, skip: skip), !object.isDeleted {
                result.append(object)
            }
        } while try statement.step()
        return result
    }

    private func object(
        at row: Row,
        skip: ((UndecodableRow) -> Void)?
    ) throws -> ModelObject? {
        guard let skip else { return try object(at: row) }
        do {
            return try object(at: row)
        } catch StoreError.undecodable(let row) {
            skip(row)
            return nil
        }
    }
}
