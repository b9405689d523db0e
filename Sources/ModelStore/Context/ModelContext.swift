/// Objects over the rows of a container, and what is to be done with them.
///
/// A context belongs to one actor; it has a connection of its own, so that several of them work
/// at once. For example:
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
    /// These are all the moments. For example: `context.autosaveEnabled = false` before a preview.
    public var autosaveEnabled = true

    private(set) var entities: [ContextEntity] = []
    /// What members that were never loaded know of the context.
    let life = ContextLife()
    // Safe: it is one of `entities`, which stay as they are.
    private var lastEntity: Unmanaged<ContextEntity>?
    let connections: [Connection]
    // No two accesses to one of these meet: they grow, where nothing of the user's runs, or are
    // replaced as a whole, where the new value is there before the old one goes.
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
    /// Objects whose rows other objects stand for; kept because relationships may lead to them.
    var merged: [ModelObject] = []
    /// What a getter or `insert` could not throw.
    var recordedError: StoreError?
    /// Grows when another connection has written.
    private(set) var generation: UInt32 = 0
    private var dataVersions: [Int64?]
    #if DEBUG
        let uses = ContextUses()
    #endif
    /// Parts of a save that failed, which couldn't be undone in every file.
    var undecidedSaves: [UndecidedSave] = []

    /// A context with a connection of its own.
    ///
    /// For example: `try ModelContext(container)`.
    /// - Throws: `StoreError.cannotOpen` and its kin, where there is no connection left to reuse
    ///   and none can be opened.
    public init(_ container: ModelContainer) throws {
        self.container = container
        connections = try container.takeConnections()
        dataVersions = connections.map { _ in nil }
        var all: [ContextEntity] = []
        var tables: [Int: ContextTable] = [:]
        life.context = self
        for info in container.schema.entities {
            let table = tables[info.root] ?? ContextTable()
            tables[info.root] = table
            let connection = connections[container.storeNumbers[info.number]]
            all.append(ContextEntity(info, self, table, connection))
        }
        entities = all
    }

    deinit {
        life.context = nil
        forgetObjects()
        container.giveBack(connections)
    }

    var tables: [ContextTable] { entities.filter { $0.info.isRoot }.map(\.table) }

    func entity(of type: ModelObject.Type) throws(StoreError) -> ContextEntity {
        if let last = lastEntity?.takeUnretainedValue(), last.type == type { return last }
        guard let number = container.schema.number(of: type) else {
            throw .invalidModel("\(type) is not in the container's schema")
        }
        lastEntity = Unmanaged.passUnretained(entities[number])
        return entities[number]
    }

    /// An object in memory of the class that was asked for last, unless its table has several.
    func knownObject(_ key: Int64, _ type: ModelObject.Type) -> ModelObject? {
        lastEntity?._withUnsafeGuaranteedRef { entity in
            entity.type == type && !entity.hasTypeColumn ? entity.known(key) : nil
        }
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
        guard let home = object.home else { return }
        // The keys stay, the objects go: nothing holds a circle of them.
        for number in home.info.references {
            let relationship = home.info.relationships[number]
            var reference = home.places.get(object, relationship)
            guard reference.object != nil else { continue }
            reference.key = reference.currentKey == 0 ? -1 : reference.currentKey
            reference.object = nil
            home.places.set(object, relationship, reference)
        }
        object.forgetLinks()
        object.enter(nil, .orphaned)
    }

    /// Learns whether another connection has written since the last time.
    func notice(_ connection: Connection) throws {
        guard let index = connections.firstIndex(where: { $0 === connection }) else { return }
        let version = try connection.dataVersion()
        if let known = dataVersions[index], known != version { generation &+= 1 }
        dataVersions[index] = version
    }

    /// The file is newer than the object: takes the row's values, unless there are pending ones.
    func refresh(_ object: ModelObject, _ row: Row) {
        guard object.isStored, object.changes == 0 else { return }
        object.generation = generation
        object.isStored = false
        object.decode(row)
        object.isStored = true
        object.forEachList { list in
            if !list.hasChanges { list.renew() }
        }
    }

    /// What a getter reads: it cannot throw, so the next `save()` does.
    func recover<Result>(_ read: () throws -> Result) -> Result? {
        let use = beginUse("reading a relationship")
        defer { use.end() }
        do {
            return try read()
        } catch {
            record(error)
            return nil
        }
    }

    func record(_ error: any Error) {
        recordedError =
            recordedError ?? error as? StoreError ?? .invalidModel("\(error)")
    }
}

@available(*, unavailable, message: "a context belongs to one actor; give others the container")
extension ModelContext: Sendable {}

/// Whether a context lives: cheaper than weak references, which slow all references down.
final class ContextLife {
    // Safe: the context sets it to nil when it goes.
    unowned(unsafe) var context: ModelContext?
}

/// An owner that is deleted, and the members that go with it.
struct PendingCascade {
    let owner: ModelObject
    let relationship: RelationshipInfo
}
