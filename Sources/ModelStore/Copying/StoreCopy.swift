import Foundation

/// Copies the rows of a store to another one with the same tables.
///
/// Rows are copied as they are, not as objects: how they refer to each other plays no part.
final class StoreCopy {
    private let source: OpenStore
    private let target: OpenStore
    private let report: (CopyProgress) throws -> Void
    private let tables: [CopiedTable]
    private var copied = 0
    private var total = 0
    /// How many rows the next batch has at most.
    private var limit = 64
    private static let highestLimit = 2048
    private static let batchBytes = 8 << 20

    /// - Throws: `StoreError`, if the stores don't fit each other.
    init(
        from source: OpenStore,
        to target: OpenStore,
        _ report: @escaping (CopyProgress) throws -> Void
    ) throws {
        (self.source, self.target, self.report) = (source, target, report)
        let (given, wanted) = (try source.copiedSchema(), try target.copiedSchema())
        // What rows are divided by doesn't change them.
        let digests = [given, wanted].map { SchemaDigest($0.undistributed).text }
        guard digests[0] == digests[1] else {
            throw StoreError.schemaDiffers(
                path: target.place,
                differences: ["the container that is copied from has another model"]
            )
        }
        tables = wanted.tables.map { CopiedTable($0, of: wanted) }
    }

    func run() throws {
        guard source !== target, source.place != target.place || source.isInMemory else {
            throw StoreError.unsupported("\(source.place) can\u{2019}t be copied to itself")
        }
        let from = try source.takeConnections()
        defer { source.giveBack(from) }
        let to = try target.takeConnections()
        defer { target.giveBack(to) }
        try to[0].withoutReferenceChecks {
            try prepare(to[0])
            target.unfinishedCopy.begin(source.place)
            // One state of the source.
            try from[0].beginReading()
            defer { from[0].rollBack() }
            try copy(from[0], to[0])
        }
        target.unfinishedCopy.end()
        target.saves.publish(.unknown)
    }

    private func copy(_ from: Connection, _ to: Connection) throws {
        total = try tables.reduce(0) { try $0 + count($1, from) }
        copied = try tables.reduce(0) { try $0 + CopyRecord(to).part($1).count }
        for table in tables { try copy(table, from, to) }
        try verify(from, to)
        try finish(from, to)
    }

    private func count(_ table: CopiedTable, _ connection: Connection) throws -> Int {
        Int(try connection.integer("SELECT count(*) FROM \(quoted(table.name))") ?? 0)
    }

    // MARK: The beginning

    /// - Throws: `StoreError.notEmpty`.
    private func prepare(_ to: Connection) throws {
        let record = CopyRecord(to)
        let interrupted = try record.source()
        let counts = try tables.map { try count($0, to) }
        if counts.allSatisfy({ $0 == 0 }) {
            return try to.inOneTransaction {
                try record.begin(source.place)
                try to.remote?.removeReferences()
            }
        }
        let isContinued =
            try interrupted == source.place
            && zip(tables, counts).allSatisfy { try record.part($0).count == $1 }
        guard isContinued else {
            let rows = counts.reduce(0, +)
            throw StoreError.notEmpty(
                path: target.place,
                found: interrupted.map { "\(rows) rows, and an interrupted copy of \($0)" }
                    ?? (rows == 1 ? "1 row" : "\(rows) rows")
            )
        }
    }

    // MARK: Rows

    private func copy(_ table: CopiedTable, _ from: Connection, _ to: Connection) throws {
        let record = CopyRecord(to)
        var part = try record.part(table)
        while true {
            let rows = try next(table, part.place, from)
            guard let last = rows.last else { return }
            part.place = table.place(of: last)
            part.count += rows.count
            try to.inOneTransaction {
                try table.insert(rows, to)
                try record.write(table, part)
            }
            copied += rows.count
            let progress = CopyProgress(
                table: table.name,
                copiedRows: copied,
                totalRows: max(total, copied)
            )
            try report(progress)
        }
    }

    /// The next batch; of large rows, a small one.
    private func next(
        _ table: CopiedTable,
        _ place: CopiedTable.Place,
        _ connection: Connection
    ) throws -> [CopiedTable.Values] {
        let rows = try table.rows(behind: place, limit, connection)
        let size = rows.reduce(0) { $0 + $1.reduce(0) { $0 + $1.size } }
        if size > Self.batchBytes {
            limit = max(1, limit * Self.batchBytes / size)
        } else if size < Self.batchBytes / 4 {
            limit = min(limit * 2, Self.highestLimit)
        }
        return rows
    }

    // MARK: The end

    /// - Throws: `StoreError.copyDiffers`.
    private func verify(_ from: Connection, _ to: Connection) throws {
        let different = try tables.filter { try checksum($0, from) != checksum($0, to) }
        guard different.isEmpty else {
            throw StoreError.copyDiffers(path: target.place, tables: different.map(\.name))
        }
    }

    private func checksum(_ table: CopiedTable, _ connection: Connection) throws -> TableChecksum {
        var (checksum, place) = (TableChecksum(), CopiedTable.Place.start)
        while true {
            let rows = try next(table, place, connection)
            guard let last = rows.last else { return checksum }
            for row in rows { checksum.add(row) }
            place = table.place(of: last)
        }
    }

    private func finish(_ from: Connection, _ to: Connection) throws {
        let keys = try tables.filter { !$0.isJoinTable }.map {
            ($0.name, try lastKey($0, from, to))
        }
        try to.inOneTransaction {
            for (table, key) in keys where key > 0 {
                let statement = try to.statement(StoreFormat.writeLastKey)
                statement.bind(0, table)
                statement.bind(1, key)
                try statement.run()
            }
            try CopyRecord(to).end()
            try to.remote?.addReferences()
            try to.remote?.announce(.unknown)
        }
        guard to.remote == nil, let lost = try to.danglingReferences().first else { return }
        throw StoreError.danglingReference(
            relationship: "\(lost.table).\(lost.column)",
            object: "\(lost.table)/\(lost.key.map(String.init) ?? "")"
        )
    }

    /// The highest key that the table had in either store.
    private func lastKey(_ table: CopiedTable, _ stores: Connection...) throws -> Int64 {
        try stores.reduce(0) { key, connection in
            let statement = try connection.statement(
                "SELECT max(\"last\") FROM \"_ModelStore_keys\" WHERE \"name\" = ?1"
            )
            statement.bind(0, table.name)
            defer { statement.reset() }
            let counted = try statement.step() ? statement.integer(0) : 0
            let highest = try connection.integer("SELECT max(\"_pk\") FROM \(quoted(table.name))")
            return max(key, counted, highest ?? 0)
        }
    }
}

extension OpenStore {
    fileprivate var place: String {
        configurations[0].server?.place ?? configurations[0].url.standardizedFileURL.path
    }

    fileprivate var isInMemory: Bool { configurations[0].isStoredInMemoryOnly }

    /// - Throws: `StoreError.unsupported` for what isn't copied.
    fileprivate func copiedSchema() throws -> StoreSchema {
        guard configurations.count == 1 else {
            throw StoreError.unsupported("a container with several files can\u{2019}t be copied")
        }
        if let existing = entities.entities.first(where: { $0.existing != nil }) {
            throw StoreError.unsupported(
                "\(existing.name) has a table of another program, which can\u{2019}t be copied"
            )
        }
        return try StoreDefinitions(entities.entities, isOneOfSeveral: false).schema
    }
}

extension Connection {
    /// Runs statements that all count, or none.
    fileprivate func inOneTransaction(_ body: () throws -> Void) throws {
        guard let remote else { return try transaction("BEGIN IMMEDIATE", body) }
        try remote.inOneTransaction(body)
    }

    /// Runs a body that writes rows before those that they refer to.
    fileprivate func withoutReferenceChecks(_ body: () throws -> Void) throws {
        guard remote == nil else { return try body() }
        try execute("PRAGMA foreign_keys = OFF")
        defer { try? execute("PRAGMA foreign_keys = ON") }
        try body()
    }
}

extension Constant {
    /// About how many bytes the value takes.
    fileprivate var size: Int {
        switch self {
        case .string(let text): 32 + text.utf8.count
        case .data(let data): 32 + data.count
        case .url(let url): 32 + url.absoluteString.utf8.count
        case .null, .bool, .integer, .double, .decimal, .date, .uuid: 32
        }
    }
}
