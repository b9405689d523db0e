import Foundation
import ModelStore
import ModelTypes

/// The files that cases put beside a database: its own log, those of other files, and a journal.
struct Companions {
    private let folder: URL

    init(_ folder: URL) { self.folder = folder }

    enum Name: String, Sendable {
        /// The database itself.
        case original = "original.sqlite"
        case ownLog
        /// Of a file with the same tables, and other rows.
        case otherLog
        /// Of a file with other tables.
        case foreignLog
        /// Of the file with other rows, from which a process could go back.
        case otherJournal
    }

    private func url(_ name: Name) -> URL { folder.appendingPathComponent(name.rawValue) }

    func data(_ name: Name) throws -> Data { try Data(contentsOf: url(name)) }

    func prepare(_ file: URL) throws {
        let other = folder.appendingPathComponent("other.sqlite")
        try UndamagedStore.writeSmallPages(to: file)
        try FileManager.default.copyItem(at: file, to: other)
        try Database(other, hasFunctions: true).execute(
            "UPDATE Tag SET label = 'other ' || label; DELETE FROM Photo; VACUUM"
        )
        try keepJournal(of: other)
        try keepLog(of: other, as: .otherLog)
        // The file stays as it was before the changes in its log.
        let copy = folder.appendingPathComponent("copy.sqlite")
        try FileManager.default.copyItem(at: file, to: copy)
        try keepLog(of: copy, as: .ownLog)
        try keepForeignLog()
    }

    private func keepLog(of file: URL, as log: Name) throws {
        let context = try ModelContext(UndamagedStore.container(file))
        for visited in VisitedClass.all { try visited.change(context) }
        try context.save()
        for visited in VisitedClass.all { try visited.delete(context) }
        try context.save()
        try FileManager.default.copyItem(atPath: file.path + "-wal", toPath: url(log).path)
    }

    private func keepForeignLog() throws {
        let file = folder.appendingPathComponent("foreign.sqlite")
        let context = try ModelContext(
            ModelContainer(
                for: FirstNote.self,
                configurations: ModelConfiguration(url: file)
            )
        )
        for number in 0..<200 { context.insert(FirstNote(text: "\(number)")) }
        try context.save()
        try FileManager.default.copyItem(atPath: file.path + "-wal", toPath: url(.foreignLog).path)
    }

    private func keepJournal(of file: URL) throws {
        let database = try Database(file, hasFunctions: true)
        // With a page in memory, changed pages are written at once.
        try database.execute("PRAGMA cache_size = 1; BEGIN; UPDATE Tag SET label = 'x' || label")
        try FileManager.default.copyItem(
            atPath: file.path + "-journal",
            toPath: url(.otherJournal).path
        )
        try database.execute("ROLLBACK")
    }
}
