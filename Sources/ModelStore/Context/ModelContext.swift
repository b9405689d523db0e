/// The objects of a container's rows, with their pending changes.
///
/// A context belongs to one actor and has its own connection, so that several contexts work at
/// once. For example:
/// ```swift
/// let context = try ModelContext(container)
/// context.insert(Tag(label: "new"))
/// try context.save()
/// ```
public final class ModelContext {
    /// Where the rows are. For example: shared by several contexts.
    public let container: ModelContainer
    /// Whether ``ModelActor/perform(_:)`` and ``transaction(block:)`` save at their end.
    ///
    /// A context saves at no other time. For example: `context.autosaveEnabled = false` before a preview.
    public var autosaveEnabled = true

    private(set) var entities: [ContextEntity] = []
    /// What members that were never loaded know of the context.
    let lifetime = ContextLifetime()
    /// The class that was asked for last.
    private var lastEntity: ContextEntity?
    let connections: [Connection]
    // No two accesses to one of these meet: they grow, while none of the user's code runs, or are
    // replaced as a whole, so that the new value is set before the old one is released.
    @exclusivity(unchecked) var inserted: [ModelObject] = []
    @exclusivity(unchecked) var changed: [ModelObject] = []
    @exclusivity(unchecked) var deleted: [ModelObject] = []
    @exclusivity(unchecked) var changedLists: [(owner: ModelObject, list: MemberList)] = []
    /// Whether some of those that were inserted are deleted again.
    var hasDeletedInserted = false
    var objectsWithErrors: [ModelObject] = []
    var links = PendingLinks()
    /// Owners whose members the database deletes, as none of them is in memory.
    var cascades: [PendingCascade] = []
    /// Whether they are dealt with just now.
    var isPerformingCascades = false
    /// Objects whose rows other objects stand for; kept because relationships may lead to them.
    var merged: [ModelObject] = []
    /// What `insert` or `delete` could not throw.
    var recordedError: StoreError?
    /// What reading a relationship could not throw, and how often that has been so.
    // No two accesses to it meet: while it changes, nothing of the user's runs.
    @exclusivity(unchecked) var readErrors = ReadErrors()
    /// Called at once with the error of a relationship that can't be read, which a getter can't
    /// throw.
    ///
    /// The relationship stays unread: the getter answers nil or no members, and asks the file again
    /// the next time. The next call that throws, as `fetch` or `save()`, throws the error. Unless
    /// it's set, the error is written to standard error. For example:
    /// `context.onReadError = { error in log("\(error)") }`.
    public var onReadError: ((StoreError) -> Void)?
    /// Grows when another connection has written.
    var generation: UInt32 = 0
    /// The generation at which every object in memory was last refreshed.
    var refreshedGeneration: UInt32 = 0
    private var dataVersions: [Int64?]
    #if DEBUG
        let uses = ContextUses()
    #endif
    /// Room for the steps of the next deletion: most have one.
    var idleDeletionSteps: [Deletion.Step] = []
    /// Rows to be deleted that no object can be made of.
    var deletedRows: [DeletedRow] = []
    /// Whether ``write(_:)`` is running, which saves at its end.
    var isWriting = false
    /// Parts of a save that failed, which couldn't be undone in every file.
    var undecidedSaves: [UndecidedSave] = []

    /// A context with its own connection.
    ///
    /// For example: `try ModelContext(container)`.
    /// - Throws: `StoreError.cannotOpen` and related errors, if no connection can be reused or
    ///   opened.
    public init(_ container: ModelContainer) throws {
        self.container = container
        connections = try container.takeConnections()
        dataVersions = connections.map { _ in nil }
        var all: [ContextEntity] = []
        var tables: [Int: ContextTable] = [:]
        lifetime.context = self
        for info in container.schema.entities {
            let table = tables[info.root] ?? ContextTable()
            tables[info.root] = table
            let connection = connections[container.storeNumbers[info.number]]
            all.append(ContextEntity(info, self, table, connection))
        }
        entities = all
    }

    deinit {
        lifetime.context = nil
        forgetObjects()
        container.giveBack(connections)
    }

    var tables: [ContextTable] { entities.filter { $0.info.isRoot }.map(\.table) }

    func entity(of type: ModelObject.Type) throws(StoreError) -> ContextEntity {
        if let last = lastEntity, last.type == type { return last }
        guard let number = container.schema.number(of: type) else {
            throw .invalidModel("\(type) is not in the container's schema")
        }
        lastEntity = entities[number]
        return entities[number]
    }

    /// An object in memory of the class that was asked for last, unless its table has several.
    func knownObject(
        _ identifier: PersistentIdentifier,
        _ type: ModelObject.Type
    ) -> ModelObject? {
        guard let entity = lastEntity, entity.type == type, !entity.hasTypeColumn,
            entity.name == identifier.entityName
        else { return nil }
        return entity.known(identifier.key)
    }

    func noteChange(of object: ModelObject) {
        let use = beginUse("changing an object", isShort: true)
        defer { use.end() }
        changed.append(object)
    }

    /// Takes every object out of the context; each says so when it has to read.
    func forgetObjects() {
        for object in inserted { orphan(object) }
        for object in deleted { orphan(object) }
        for object in merged { orphan(object) }
        merged = []
        for table in tables { table.map.forEach(orphan) }
    }

    private func orphan(_ object: ModelObject) {
        guard let registration = object.registration else { return }
        // The keys stay, the objects are released: no cycle of them is left.
        for number in registration.info.references {
            object.withReference(number) { reference in
                guard reference.object != nil else { return }
                reference.key = reference.currentKey == 0 ? -1 : reference.currentKey
                reference.object = nil
            }
        }
        object.forgetLinks()
        object.enter(nil, .orphaned)
    }

    /// Checks whether another connection has written since the last time.
    ///
    /// While a statement is being stepped, the answer is about the state that it reads.
    func track(_ connection: Connection) throws {
        guard let index = connections.firstIndex(where: { $0 === connection }) else { return }
        let version = try connection.dataVersion()
        // Before the first time, objects may have been read from any state.
        if dataVersions[index] != version { generation &+= 1 }
        dataVersions[index] = version
    }

    /// The file is newer than the object: takes the row's values, unless there are pending ones.
    /// - Throws: `StoreError.undecodable`; the object is read again by the next fetch.
    func refresh(_ object: ModelObject, _ row: Row) throws {
        guard object.isStored, object.changes == 0 else { return }
        try object.read(row)
        object.generation = generation
        object.forEachList { list in
            if !list.hasChanges { list.renew() }
        }
    }

    func record(_ error: StoreError) { recordedError = recordedError ?? error }
}

extension ModelObject {
    /// Takes over a row's values, which don't count as changes.
    final func read(_ row: Row) throws {
        isStored = false
        defer { isStored = true }
        try row.decoded { try decode(row) }
        if let registration, registration.detectsConflicts { registration.noteReadValues(of: self) }
    }
}

@available(*, unavailable, message: "a context belongs to one actor; give others the container")
extension ModelContext: Sendable {}

/// Whether a context lives: cheaper than weak references, which slow all references down.
final class ContextLifetime {
    // Safe: the context sets it to nil when it goes.
    unowned(unsafe) var context: ModelContext?
}

/// An owner that is deleted, and the members that go with it.
struct PendingCascade {
    let owner: ModelObject
    let relationship: RelationshipInfo
}
