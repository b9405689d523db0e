/// The rows that saves have changed, for contexts and results that follow them.
struct SavedRows: Sendable {
    /// By the number of the root of their classes, and by their keys; whether they exist.
    private(set) var rows: [Int: [Int64: Bool]] = [:]
    /// Tables of which any row may have changed, by the numbers of their roots.
    private(set) var tables: Set<Int> = []
    /// Whether any row of any table may have changed.
    private(set) var isUnknown = false

    static let unknown = {
        var rows = SavedRows()
        rows.isUnknown = true
        return rows
    }()

    init() {}

    /// Any row of a table.
    init(tables roots: Set<Int>) { tables = roots }

    var isEmpty: Bool { rows.isEmpty && tables.isEmpty && !isUnknown }

    /// Whether rows of a table have changed that aren't known.
    func mayHaveChanged(_ root: Int) -> Bool { isUnknown || tables.contains(root) }

    /// Adds what a later save has changed in some tables.
    mutating func add(_ later: SavedRows, of tables: FollowedTables) {
        for (root, keys) in later.rows where tables.contains(root) {
            rows[root, default: [:]].merge(keys) { $1 }
        }
        self.tables.formUnion(later.tables.filter(tables.contains))
        isUnknown = isUnknown || later.isUnknown
    }

    mutating func add(_ object: ModelObject, exists: Bool) {
        guard let registration = object.registration, object.key != 0 else { return }
        rows[registration.info.root, default: [:]][object.key] = exists
    }

    mutating func noteUnknown() { isUnknown = true }

    mutating func note(table root: Int) { tables.insert(root) }
}

extension ModelContext {
    /// Whether the database changes rows that no object stands for.
    fileprivate var leavesRowsToDatabase: Bool {
        !deletedRows.isEmpty || !cascades.isEmpty || !batchDeletes.isEmpty || store.hasTriggers
    }
}

extension SavedRows {
    /// Objects that were to be deleted, and stay.
    init(restored objects: [ModelObject]) {
        for object in objects { add(object, exists: true) }
    }

    /// What is pending in a context whose save has been written, as far as it's followed.
    init(_ context: ModelContext, _ writer: SaveWriter, of tables: FollowedTables) {
        if tables.isEmpty { return }
        context.forEachSaved(writer.new) { object, exists in
            guard let root = object.registration?.info.root, tables.contains(root) else { return }
            add(object, exists: exists)
        }
        noteTables(context, writer)
    }

    /// The same, of which only the tables are told.
    init(tablesOf context: ModelContext, _ writer: SaveWriter) {
        // Most objects are of the class of the one before.
        var last: Int?
        context.forEachSaved(writer.new) { object, _ in
            guard let root = object.registration?.info.root, root != last, object.key != 0 else {
                return
            }
            last = root
            note(table: root)
        }
        noteTables(context, writer)
    }

    private mutating func noteTables(_ context: ModelContext, _ writer: SaveWriter) {
        for root in context.updatedTables.union(writer.tablesToRefresh) { note(table: root) }
        // The database changes other rows along with these.
        if context.leavesRowsToDatabase { noteUnknown() }
    }
}

extension ModelContext {
    /// Calls the body with each object that a save changes, and whether its row exists then.
    fileprivate func forEachSaved(_ new: [ModelObject], _ body: (ModelObject, Bool) -> Void) {
        for object in new { body(object, true) }
        for object in changed where object.isStored { body(object, true) }
        for (owner, _) in changedLists where owner.isAlive { body(owner, true) }
        for link in links.all where link.owner.isAlive && link.member.isAlive {
            body(link.owner, true)
            body(link.member, true)
        }
        for object in deleted { body(object, false) }
    }
}
