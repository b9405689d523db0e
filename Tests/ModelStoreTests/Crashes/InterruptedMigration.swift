import Foundation
import ModelStore

/// A file whose migration renames, adds, removes, converts and relates, and what is left of it if
/// the migration is interrupted.
///
/// `prepare`, `migrate` and `isOldOrNew` work on any file, whatever interrupts `migrate`.
struct InterruptedMigration {
    let file: URL
    private var before: FileDump?
    private var wanted: ObjectGraph?

    init(_ file: URL) { self.file = file }

    private static let mark = EvolvingAttribute(
        number: ObjectGraph.mark,
        name: "mark",
        type: .int64
    )

    private static let old: EvolvingModel = {
        var model = EvolvingModel()
        var first = EvolvingEntity(number: 1, name: "First", attributes: [mark])
        first.attributes += [
            EvolvingAttribute(number: 10, name: "title", type: .string),
            EvolvingAttribute(number: 11, name: "size", type: .int64),
            EvolvingAttribute(number: 12, name: "gone", type: .data),
        ]
        var second = EvolvingEntity(number: 2, name: "Second", attributes: [mark])
        second.attributes.append(EvolvingAttribute(number: 20, name: "state", type: .string))
        model.entities = [first, second]
        model.relations = [
            EvolvingRelation(
                number: 30,
                source: 1,
                target: 2,
                name: "owner",
                inverseName: "members",
                kind: .manyToOne
            )
        ]
        return model
    }()

    private static let new: EvolvingModel = {
        var model = old
        model.entities[0].name = "Newer"
        model.entities[0].earlier = ["First"]
        model.entities[0].attributes.removeLast()
        model.entities[0].attributes[2].type = .double
        model.entities[1].attributes[1].name = "stage"
        model.entities[1].attributes[1].earlier = ["state"]
        var added = EvolvingAttribute(number: 40, name: "code", type: .uuid, isOptional: false)
        added.isComputed = true
        model.entities[1].attributes.append(added)
        model.relations[0].kind = .manyToMany
        return model
    }()

    /// Writes the rows of the old model: five for each row that others refer to.
    mutating func prepare(targets: Int = 400) throws {
        _ = try Self.old.open(file)
        let database = try Database(file)
        try database.execute(
            """
            WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(targets))
            INSERT INTO "Second" ("_pk", "mark", "state") SELECT i, i, 'open' FROM n;
            WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(5 * targets))
            INSERT INTO "First" ("_pk", "mark", "title", "size", "gone", "owner")
            SELECT i, 1000 + i, 'title ' || i, i, zeroblob(100), i % \(targets) + 1 FROM n;
            PRAGMA wal_checkpoint(TRUNCATE);
            """
        )
        before = try FileDump(file)
        wanted = try ObjectGraph(file, Self.old).moved(from: Self.old, to: Self.new)
    }

    /// Opens the file with the new model.
    static func migrate(_ file: URL, trace: TraceSettings? = nil) throws {
        _ = try new.open(file, trace: trace)
    }

    /// Whether an interrupted migration left the old file, or the whole new one.
    func isOldOrNew() throws -> Bool {
        if try FileDump(file) == before { return true }
        return try isNew()
    }

    /// Whether the file has the new model's rows.
    func isNew() throws -> Bool {
        let integrity = try Database(file, hasFunctions: true).texts("PRAGMA integrity_check")
        return try integrity == ["ok"] && ObjectGraph(file, Self.new) == wanted
    }
}
