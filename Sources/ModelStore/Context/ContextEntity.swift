import CSQLite

/// What one context knows of one class.
final class ContextEntity {
    let info: EntityInfo
    // Safe: the context owns this. Who else leads here is an object in the context, which forgets
    // it when the context goes, or works for a call to the context, which lives that long.
    private let contextReference: Unmanaged<ModelContext>
    let type: ModelObject.Type
    let hasTypeColumn: Bool
    /// Tells contexts apart without touching them.
    let contextID: ObjectIdentifier
    /// Shared by the classes of a hierarchy.
    let table: ContextTable
    let connection: Connection
    let source: RowSource
    let places: ReferencePlaces
    /// By the number of the relationship.
    private var plans: [MemberPlan?] = []

    init(
        _ info: EntityInfo,
        _ context: ModelContext,
        _ table: ContextTable,
        _ connection: Connection
    ) {
        self.info = info
        type = info.type
        hasTypeColumn = info.hasTypeColumn
        contextReference = Unmanaged.passUnretained(context)
        contextID = ObjectIdentifier(context)
        self.table = table
        self.connection = connection
        source = RowSource(entityName: info.name)
        places = ReferencePlaces(info.relationships)
    }

    var context: ModelContext { contextReference.takeUnretainedValue() }

    private(set) lazy var statements = connection.statements(of: info)

    /// The object as one of a class, which in a hierarchy it may not be.
    // A table without a column for the type has rows of one class.
    func typed<Model: ModelObject>(_ object: ModelObject) -> Model? {
        hasTypeColumn ? object as? Model : unsafeDowncast(object, to: Model.self)
    }

    /// What the lists of a relationship's members have in common.
    func plan(_ number: Int) -> MemberPlan {
        if number < plans.count, let plan = plans[number] { return plan }
        var made = plans.isEmpty ? info.relationships.map { _ in nil } : plans
        let plan = MemberPlan(info.relationships[number], self)
        made[number] = plan
        plans = made
        return plan
    }

    /// The object of a row, if it is in memory.
    func known(_ key: Int64) -> ModelObject? { table.map[key] }

    /// The object for the row that a statement is at: the one that is known, or a new one.
    func object(at row: Row) -> ModelObject {
        let key = row.key
        if let known = table.map[key] {
            if known.generation != generation { context.refresh(known, row) }
            return known
        }
        if hasTypeColumn { return home(of: row).make(row, key) }
        return make(row, key)
    }

    /// The context's, without counting a reference to it for every row.
    private var generation: UInt32 { contextReference._withUnsafeGuaranteedRef { $0.generation } }

    private func make(_ row: Row, _ key: Int64) -> ModelObject {
        let object = type.init(row: row)
        object.key = key
        object.generation = generation
        object.enter(self, .stored)
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
