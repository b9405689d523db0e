import ModelTypes

/// The statements of one save, in their order.
final class SaveWriter {
    let context: ModelContext
    let new: [ModelObject]
    /// Whether objects that others have changed since they were read are an error.
    var detectsConflicts: Bool
    /// The new objects that have the unique values of a stored row, or of an earlier new object.
    var merged: Set<ObjectIdentifier> = []
    /// Those that took the row of an earlier new object after others were written.
    var twins: Set<ObjectIdentifier> = []
    /// The new objects by root and key. Several have one key if they have one row. Only for roots with such
    /// objects and relationships whose members hold the key.
    var rowHolders: [Int: [Int64: [ModelObject]]] = [:]
    /// The new objects whose first key the row of a trigger took, by their places among the new ones.
    var renumbered: [ObjectIdentifier: Int] = [:]
    /// The first key of each table that this save gave, by the number of its root.
    var firstKeys: [Int: Int64] = [:]
    /// The highest key of each table that this save gave, by the number of its root.
    var lastKeys: [Int: Int64] = [:]
    /// How often rows of a store of Core Data have been changed, with this save; once for new ones.
    var versions: [(object: ModelObject, version: Int64)] = []
    /// The rows of a store of Core Data that lost an owner without their object's knowledge.
    var releasedRows: [(root: Int, key: Int64)] = []
    /// The tables whose rows may be related to other rows than their objects know, by the numbers of their
    /// roots.
    var tablesToRefresh: Set<Int> = []
    /// Whether rows have lost related objects, of which their own objects in memory don't know.
    var hasTakenPlaces = false
    /// Whether a server has locked the stored rows that this save writes.
    var hasLockedRows = false
    /// The columns of stored objects that aren't to be written with the others, or not again.
    var written: [ObjectIdentifier: UInt64] = [:]
    /// The references of stored objects to values that other rows have until this save has deleted or
    /// changed those.
    var waitingReferences: [(object: ModelObject, changes: UInt64)] = []
    /// The new objects, by classes that follow each other.
    let runs: [Run]
    /// The keys that the new objects had before they were taken back from them.
    private(set) var undoneKeys: [Int64] = []
    /// The columns that stored objects change and references hold values of.
    private(set) lazy var changedReferredColumns = findChangedReferredColumns()
    /// The rows of a server with the unique values of a class's objects, for each constraint; the first
    /// object's come last.
    var lookups: [ObjectIdentifier: [(object: ModelObject, rows: [RemoteRows])]] = [:]
    /// The places of objects in the order in which a server's unique values are taken.
    var places: [ObjectIdentifier: [LockPlace]] = [:]

    /// The highest places of ordered lists, with those that this save gives.
    var lastPlaces: [OrderedList: Int64] = [:]
    /// Whether a server is asked for the highest places of lists, because others have added members.
    var asksForPlaces = false

    struct Run {
        let registration: ContextEntity
        let range: Range<Int>
    }

    var hasMerged: Bool { !merged.isEmpty }

    /// The new objects of each class, in their order.
    var classes: [(registration: ContextEntity, objects: [ModelObject])] {
        var classes: [(registration: ContextEntity, objects: [ModelObject])] = []
        var places: [ObjectIdentifier: Int] = [:]
        for run in runs {
            let place = places[ObjectIdentifier(run.registration), default: classes.count]
            if place == classes.count {
                places[ObjectIdentifier(run.registration)] = place
                classes.append((run.registration, []))
            }
            classes[place].objects += new[run.range]
        }
        return classes
    }

    init(_ context: ModelContext, _ new: [ModelObject]) {
        self.context = context
        self.new = new
        detectsConflicts = context.store.detectsConflicts
        var runs: [Run] = []
        var start = 0
        while start < new.count, let registration = new[start].registration {
            let end = new[start...].firstIndex { !$0.isIn(registration) } ?? new.count
            runs.append(Run(registration: registration, range: start..<end))
            start = end
        }
        self.runs = runs
    }

    /// Foreign keys are deferred: rows may come in any order, once new ones have their keys.
    func write() throws {
        try refuseReadOnlyRows()
        if detectsConflicts { try checkConflicts() }
        // Their unique values are free for new objects.
        for batch in context.batchDeletes { try batch.run(context) }
        try checkTexts()
        try assignKeys()
        try lockListOwners()
        try placeAddedMembers()
        try recordReferredValues()
        tablesToRefresh = try tablesOfLeftReferences(to: changedReferredColumns)
        try lockRows()
        if mayTakeMembersAlong { try moveMembers() }
        try freeOnlyPlaces()
        try deletePairs()
        try deleteRows()
        try updateRows()
        try writeWaitingReferences()
        try insertRows()
        try redirectReferencesToTwins()
        try redirectReferencesToRenumbered()
        try writeLinks()
        try writeOrders()
        try writeLastKeys()
        try finishCoreDataRows()
    }

    /// The properties of read-only rows are constants, so objects can only be inserted or deleted.
    private func refuseReadOnlyRows() throws {
        guard context.store.entities.hasReadOnlyRows else { return }
        for run in runs { try run.registration.checkIsWritable() }
        for object in context.deleted { try object.registration?.checkIsWritable() }
        for row in context.deletedRows { try row.registration.checkIsWritable() }
        for batch in context.batchDeletes { try batch.registration.checkIsWritable() }
    }

    func undo() {
        if context.store.isRemote { undoneKeys = new.map(\.key) }
        for object in new { object.key = 0 }
    }

    func update(_ object: ModelObject, _ changes: UInt64) throws {
        try explained(object) { try updateRow(of: object, changes) }
    }

    /// The columns that differ from the row, except those that are already written.
    func unwrittenChanges(of object: ModelObject) -> UInt64 {
        object.changes & ~(written[ObjectIdentifier(object)] ?? 0)
    }

    /// Writes columns of a row; errors are SQLite's.
    func updateRow(of object: ModelObject, _ changes: UInt64) throws {
        guard changes != 0, let registration = object.registration else { return }
        // A row that moves to another partition does so with its first change.
        let key = object.changes & registration.info.distributionMask
        let statement = try registration.statements.update(changes | key)
        statement.clear()
        statement.bind(0, object.key)
        object.bind(to: statement)
        if try !statement.runChangingRow() {
            try checkTriggers(of: registration, "update", object.nameInErrors) {
                try registration.hasRow(object.key)
            }
            throw StoreError.rowIsGone(object: object.nameInErrors)
        }
    }
}
