/// The objects of a container's rows, with their pending changes.
///
/// A context belongs to one actor and has its own connection, so that several contexts work at
/// once. For example:
/// ```swift
/// let context = ModelContext(container)
/// context.insert(Tag(label: "new"))
/// try context.save()
/// ```
public final class ModelContext {
    let store: OpenStore
    /// `nil` for a main context, which its container keeps.
    private let owner: ModelContainer?
    /// Whether nothing can be saved.
    let isReadOnly: Bool
    /// Whether the context saves by itself. For example: `context.autosaveEnabled = false` before a
    /// preview.
    ///
    /// A container's main context does unless it's told not to: on the main actor's next turn after
    /// a change, and when the program ends. The context of an actor with a
    /// ``DefaultSerialModelExecutor`` does if it's told to, after each job of the actor. Any other
    /// context saves only when it's asked to.
    // Accesses never overlap: it's only read and replaced as a whole.
    @exclusivity(unchecked) public var autosaveEnabled: Bool
    /// Whether the context waits for its turn to save.
    var isAutosaveScheduled = false
    /// Called with the error of a save that the context made by itself.
    ///
    /// What is pending stays pending, and the next change has it saved again. Unless it's set, the
    /// error is written to standard error. For example:
    /// `context.onAutosaveError = { error in log("\(error)") }`.
    public var onAutosaveError: ((any Error) -> Void)?

    /// Whether `withObservationTracking` sees which properties of the context's objects are read, and
    /// when they change. For example: `context.observationEnabled = true`.
    ///
    /// It does in a container's main context. Elsewhere, nobody is likely to look, and reading takes
    /// less time.
    public var observationEnabled: Bool {
        didSet { if observationEnabled != oldValue { updateObservation() } }
    }
    /// Lists whose members were observed, and whose rows may be others now.
    var renewedLists: [RenewedList] = []
    /// The members of renewed lists that are being loaded for snapshots.
    var keptStorages: [MemberStorage] = []
    /// Tables whose rows statements have changed in a transaction that isn't finished.
    var updatedTables: Set<Int> = []
    /// How often all objects were forgotten.
    var resetCount = 0
    /// What others have saved, if somebody observes objects of this context.
    var followedSaves: SaveSubscription?
    /// Has a server tell what other programs save, if somebody observes objects of this context.
    var followedServer: WatchLease?

    private(set) var entities: [ContextEntity] = []
    /// What members that were never loaded know of the context.
    let lifetime = ContextLifetime()
    /// The class that was asked for last.
    private var lastEntity: ContextEntity?
    /// The connections, once they have been needed.
    private(set) var openConnections: [Connection] = []
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
    /// Rows that one statement deletes each, as nothing that could notice is in memory.
    var batchDeletes: [BatchDelete] = []
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
    /// Whether members are being read, so that their lists can't change.
    var isReadingMembers = false
    /// The generation at which every object in memory was last refreshed.
    var refreshedGeneration: UInt32 = 0
    private var dataVersions: [Int64?] = []
    #if DEBUG
        let uses = ContextUses()
    #endif
    /// Room for the steps of the next deletion: most have one.
    var idleDeletionSteps: [Deletion.Step] = []
    /// Rows to be deleted that no object can be made of.
    var deletedRows: [DeletedRow] = []
    /// Whether ``write(_:)`` is running, which saves at its end.
    var isWriting = false
    /// A save to a server whose answer was lost.
    var lostSave: LostSave?
    /// Parts of a save that failed, which couldn't be undone in every file.
    var undecidedSaves: [UndecidedSave] = []

    /// A context with its own connection, which is opened when it's first needed: if that fails, the
    /// call that needs it throws.
    ///
    /// For example: `ModelContext(container)`.
    public convenience init(_ container: ModelContainer) {
        self.init(container, isReadOnly: false)
    }

    /// A context that only reads: saving changes throws ``StoreError/readOnly(_:)``.
    ///
    /// If the container's server has replicas, it reads from one of them, which shows at least what this
    /// container's contexts have saved. For example:
    /// ```swift
    /// let context = ModelContext(readingFrom: container)
    /// let people = try context.fetch(Person.self)
    /// ```
    public convenience init(readingFrom container: ModelContainer) {
        self.init(container, isReadOnly: true)
    }

    private init(_ container: ModelContainer, isReadOnly: Bool) {
        store = container.store
        owner = container
        self.isReadOnly = isReadOnly
        autosaveEnabled = false
        observationEnabled = false
        makeEntities()
    }

    /// The main context of a container that keeps it.
    init(mainOf store: OpenStore) {
        self.store = store
        owner = nil
        isReadOnly = false
        autosaveEnabled = true
        observationEnabled = true
        makeEntities()
    }

    private func makeEntities() {
        var tables: [Int: ContextTable] = [:]
        lifetime.context = self
        entities = store.entities.entities.map { info in
            let table = tables[info.root] ?? ContextTable()
            tables[info.root] = table
            return ContextEntity(info, self, table)
        }
    }

    deinit {
        lifetime.context = nil
        forgetObjects()
        if !openConnections.isEmpty { store.giveBack(openConnections, isReading: isReadOnly) }
    }

    /// Whether it's the main context of a container.
    var isMain: Bool { owner == nil }

    /// Where the rows are. For example: shared by several contexts.
    public var container: ModelContainer {
        owner ?? store.handle.container { ModelContainer(store, main: self) }
    }

    /// The connections, one to each file.
    /// - Throws: `StoreError.cannotOpen` and related errors, if no connection can be reused or
    ///   opened.
    var connections: [Connection] {
        get throws {
            if openConnections.isEmpty {
                try store.unfinishedCopy.check()
                openConnections = try store.takeConnections(isReading: isReadOnly)
                dataVersions = openConnections.map { _ in nil }
            }
            return openConnections
        }
    }

    var tables: [ContextTable] { entities.filter { $0.info.isRoot }.map(\.table) }

    func entity(of type: ModelObject.Type) throws(StoreError) -> ContextEntity {
        if let last = lastEntity, last.type == type { return last }
        guard let number = store.entities.number(of: type) else {
            throw .invalidModel(
                "\(type) is not in the container's schema\(store.entities.classInItsPlace(of: type))"
            )
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
        if let registration = object.registration {
            registration.noteFirstChange(ofObjectReadIn: object.generation, now: generation)
        }
        noteUnsaved()
    }

    /// Has what is pending saved, if the context does so by itself.
    @inline(__always)
    func noteUnsaved() {
        if autosaveEnabled, !isAutosaveScheduled { scheduleAutosave() }
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
    /// - Throws: `StoreError`, such as `newerModel` if the columns hold something else now.
    func track(_ connection: Connection) throws {
        guard let index = openConnections.firstIndex(where: { $0 === connection }) else { return }
        let version = try connection.dataVersion()
        // Before the first time, objects may have been read from any state.
        if dataVersions[index] != version {
            generation &+= 1
            forgetUndoneChanges()
            try connection.checkSchema { try $0.checkReading(connection) }
        }
        dataVersions[index] = version
    }

    /// The file is newer than the object: takes the row's values, unless there are pending ones.
    /// - Throws: `StoreError.undecodable`; the object is read again by the next fetch.
    func refresh(_ object: ModelObject, _ row: Row) throws {
        if object.isDeleted { return try removeFromStoredOwners(object, row) }
        guard object.isStored else { return }
        guard object.changes == 0 else {
            renewOutdatedLists(of: object)
            return try removeFromStoredOwners(object, row)
        }
        let numbers = object.registration?.info.references ?? []
        let old = numbers.map(object.storedReference)
        try object.read(row)
        object.generation = generation
        renewListsOnceSaved(of: object)
        for (number, old) in zip(numbers, old) { renewLists(with: object, number, before: old) }
    }

    /// The objects as values of the protocol that all of them conform to.
    func models(_ objects: [ModelObject]) -> [any PersistentModel] {
        objects.compactMap { $0 as? any PersistentModel }
    }

    func record(_ error: StoreError) { recordedError = recordedError ?? error }
}

extension ModelObject {
    /// Takes over a row's values, which don't count as changes.
    final func read(_ row: Row) throws {
        try take(row)
        guard let registration, registration.detectsConflicts else { return }
        registration.noteReadValues(of: self, version: registration.version(of: row))
    }

    /// The same for values that aren't those of the row in the file.
    final func take(_ row: Row) throws {
        try observingChanges {
            notesChanges = false
            defer { notesChanges = true }
            try row.decoded { try decode(row) }
        }
    }
}

extension ModelContext: Equatable {
    /// Whether both are the same context. For example: `person.modelContext == context`.
    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}

extension ModelContext: CustomDebugStringConvertible {
    /// What is pending. For example: `ModelContext(1 inserted, 0 changed, 0 deleted)`.
    public var debugDescription: String {
        "ModelContext(\(insertedObjects.count) inserted, \(changedModelsArray.count) changed, "
            + "\(deleted.count) deleted)"
    }
}

@available(*, unavailable, message: "a context belongs to one actor; give others the container")
extension ModelContext: Sendable {}

/// Whether a context lives: cheaper than weak references, which slow all references down.
final class ContextLifetime {
    // Safe: the context sets it to nil when it goes.
    unowned(unsafe) var context: ModelContext?

    /// Stops the program where only a context that is gone could load something.
    ///
    /// - Parameter subject: what can't be loaded. For example: `members`.
    static func stop(loading subject: String) -> Never {
        fatalError(
            "\(subject) can't be loaded, as the context is gone; keep the context in a variable as long as"
                + " its objects are used"
        )
    }
}

/// An owner that is deleted, and the members that go with it.
struct PendingCascade {
    let owner: ModelObject
    let relationship: RelationshipInfo

    /// The same for all cascades of one relationship of one class, which has fewer than 2¹⁶.
    var kind: Int { (owner.registration?.info.number ?? 0) << 16 | relationship.number }
}
