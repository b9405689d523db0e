import CSQLite

/// What one context knows of one class.
final class ContextEntity {
    let info: EntityInfo
    // Safe: the context owns this. Who else leads here is an object in the context, which forgets
    // it when the context goes, or works for a call to the context, which lives that long.
    unowned(unsafe) let context: ModelContext
    let type: ModelObject.Type
    /// Tells contexts apart without touching them.
    let contextID: ObjectIdentifier
    /// Shared by the classes of a hierarchy.
    let table: ContextTable
    let connection: Connection
    let source: RowSource
    let places: ReferencePlaces
    let drafts = MemberDrafts()

    init(
        _ info: EntityInfo,
        _ context: ModelContext,
        _ table: ContextTable,
        _ connection: Connection
    ) {
        self.info = info
        type = info.type
        self.context = context
        contextID = ObjectIdentifier(context)
        self.table = table
        self.connection = connection
        source = RowSource(entityName: info.name)
        places = ReferencePlaces(info.relationships)
    }

    private(set) lazy var statements = connection.statements(of: info)

    /// The object as one of a class, which in a hierarchy it may not be.
    func typed<Model: ModelObject>(_ object: ModelObject) -> Model? {
        info.hasTypeColumn ? object as? Model : unsafeDowncast(object, to: Model.self)
    }

    /// The object of a row, if it is in memory.
    func known(_ key: Int64) -> ModelObject? { table.map[key] }

    /// The object for the row that a statement is at: the one that is known, or a new one.
    func object(at row: Row) -> ModelObject {
        let key = row.key
        if let known = table.map[key] {
            if known.generation != context.generation { context.refresh(known, row) }
            return known
        }
        let home = info.hasTypeColumn ? self.home(of: row) : self
        let object = home.type.init(row: row)
        object.key = key
        object.generation = context.generation
        object.enter(home, .stored)
        table.map.insert(object)
        return object
    }

    private func home(of row: Row) -> ContextEntity {
        let name: String = row[1]
        return info.entityNumbers[name].map { context.entities[$0] } ?? self
    }

    /// The objects of all rows, but for those that are deleted in this context.
    func objects(_ statement: Statement) throws -> [ModelObject] {
        guard let handle = statement.handle else { return [] }
        let row = Row(handle, source)
        var result: [ModelObject] = []
        defer { statement.reset() }
        while try statement.step() {
            let object = object(at: row)
            if !object.isDeleted { result.append(object) }
        }
        return result
    }
}
