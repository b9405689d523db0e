import Foundation

// A server is asked as seldom as possible: first, all statements are sent together. If something is
// wrong with one of them, they're sent one by one, so that what can be put right is, and an error
// names its object.
extension ModelContext {
    func write(_ first: SaveWriter, to connection: Connection, _ remote: any RemoteDatabase)
        throws -> SaveWriter
    {
        connection.steps = .together
        connection.writesAlone = first.detectsConflicts
        defer { (connection.steps, connection.writesAlone) = (.oneByOne, false) }
        if let lostSave, try remote.isLastSaveCommitted() { adopt(lostSave) }
        lostSave = nil
        return try connection.withKnownSchema {
            try writeRepeatedly(first.detectsConflicts, connection, remote)
        }
    }

    private func writeRepeatedly(
        _ detectsConflicts: Bool,
        _ connection: Connection,
        _ remote: any RemoteDatabase
    ) throws -> SaveWriter {
        var (writer, repetitions) = (SaveWriter(self, insertedObjects), 0)
        var asksForPlaces = false
        writer.detectsConflicts = detectsConflicts
        while true {
            do {
                try remote.reserveKeys(writer.keyCounts)
                try write(writer, in: SaveTransaction([connection]) { _ in [] }, connection)
                return writer
            } catch let error as StoreError {
                if case .connectionLost = error {
                    if remote.isUndecided { lostSave = LostSave(writer) }
                    throw error
                }
                if error.isAboutWaiting || error.isAboutSchema { throw error }
                if error.isTransient, repetitions < 8 {
                    repetitions += 1
                    Thread.sleep(forTimeInterval: .random(in: 0...0.01) * Double(repetitions))
                } else if error.isAboutPlaces {
                    asksForPlaces = true
                } else if connection.steps == .together {
                    connection.steps = .oneByOne
                } else {
                    throw error
                }
                writer = SaveWriter(self, writer.new)
                writer.detectsConflicts = detectsConflicts
                writer.asksForPlaces = asksForPlaces
            }
        }
    }

    /// Takes over the keys of objects whose rows turned out to be there. What has changed since is
    /// written again.
    private func adopt(_ save: LostSave) {
        for (object, key) in save.objects {
            guard let registration = object.registration, key != 0 else { continue }
            guard object.state == .inserted, !object.isDeleted else {
                deletedRows.append(DeletedRow(registration: registration, key: key))
                continue
            }
            object.key = key
            object.generation = generation
            object.enter(registration, .stored)
            registration.table.map.insert(object)
            registration.table.insertedCount -= 1
            object.noteChange(~0)
        }
        inserted.removeAll { $0.state != .inserted }
        for table in tables { table.newObjects.forget() }
    }

    private func write(
        _ writer: SaveWriter,
        in transaction: SaveTransaction,
        _ connection: Connection
    ) throws {
        do {
            try transaction.begin()
            try track(connection)
            try commit(writer, in: transaction)
        } catch {
            _ = transaction.rollBack()
            throw error
        }
    }
}

/// A save of which it isn't known whether it was committed.
struct LostSave {
    let objects: [(object: ModelObject, key: Int64)]

    init(_ writer: SaveWriter) {
        objects = Array(zip(writer.new, writer.undoneKeys))
    }
}

extension SaveWriter {
    /// How many new rows tables get.
    fileprivate var keyCounts: [(table: String, count: Int)] {
        runs.reduce(into: [:] as [String: Int]) { counts, run in
            counts[run.registration.info.tableName, default: 0] += run.range.count
        }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension StoreError {
    /// Whether others kept what the transaction needs for too long.
    fileprivate var isAboutWaiting: Bool { failure?.sqlState == "55P03" }

    /// Whether another program has changed the schema.
    fileprivate var isAboutSchema: Bool { if case .newerModel = self { true } else { false } }

    /// Whether others have added members to an ordered list that the context doesn't know of.
    fileprivate var isAboutPlaces: Bool {
        failure?.sql.hasPrefix(SaveWriter.failsIfAny) == true && failure?.sqlState == "22012"
    }

    /// Whether others were in the way, and the same transaction may succeed now: it couldn't be
    /// serialized, or waited for one that waited for it.
    fileprivate var isTransient: Bool {
        failure?.sqlState.map(["40001", "40P01"].contains) ?? false
    }
}
