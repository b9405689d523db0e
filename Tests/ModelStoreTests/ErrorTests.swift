import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// What goes wrong with a file is a typed error, never a crash.
struct ErrorTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("store 'x' ?#%.sqlite")
    }

    private func open(
        _ models: [any PersistentModel.Type] = [Tag.self],
        allowsSave: Bool = true,
        _ change: (inout ModelConfiguration) -> Void = { _ in }
    ) throws -> ModelContainer {
        var configuration = ModelConfiguration(url: file, allowsSave: allowsSave)
        change(&configuration)
        return try ModelContainer(for: Schema(models), configurations: [configuration])
    }

    private func thrown(_ body: () throws -> Void) -> StoreError? {
        do {
            try body()
            return nil
        } catch {
            return error as? StoreError
        }
    }

    @Test func theFolderOfAFileThatNobodyChoseIsCreated() throws {
        let name = "modelgen-test-\(UUID().uuidString)"
        let configuration = ModelConfiguration(name, isStoredInMemoryOnly: false)
        let file = configuration.url
        defer {
            for end in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: file.path + end)
            }
        }
        let container = try ModelContainer(
            for: Schema([Tag.self]),
            configurations: [configuration]
        )
        try ModelContext(container).save()
        #expect(file.lastPathComponent == name + ".sqlite")
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aDenialCountsItsMembers() {
        let sentences = [1, 2].map { StoreError.denied(relationship: "A.b", count: $0).description }
        #expect(sentences[0] == "A.b: 1 member denies deleting the owner")
        #expect(sentences[1] == "A.b: 2 members deny deleting the owner")
    }

    @Test func namesOfFilesAreTakenAsTheyAre() throws {
        let context = try ModelContext(open())
        context.insert(Tag(label: "x"))
        try context.save()
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aFileThatIsNoDatabase() throws {
        try folder.write(String(repeating: "no database ", count: 1000), to: file.lastPathComponent)
        guard case .notADatabase = thrown({ _ = try open() }) else {
            Issue.record("no error")
            return
        }
    }

    @Test func aMissingFileForReading() throws {
        guard case .cannotOpen(let path, _) = thrown({ _ = try open(allowsSave: false) }) else {
            Issue.record("no error")
            return
        }
        #expect(path == file.path)
    }

    @Test func aFolderThatCannotBeMade() throws {
        try Data().write(to: folder.url.appending(path: "none"))
        let configuration = ModelConfiguration(url: folder.url.appending(path: "none/x.sqlite"))
        let error = thrown { _ = try ModelContainer(for: Tag.self, configurations: configuration) }
        guard case .cannotOpen = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func aDamagedFile() throws {
        do {
            let context = try ModelContext(open())
            for number in 0..<5000 { context.insert(Tag(label: "label \(number)")) }
            try context.save()
        }
        let handle = try FileHandle(forUpdating: file)
        let size = try handle.seekToEnd()
        for page in stride(from: 4096 * 4, to: size, by: 4096) {
            try handle.seek(toOffset: page)
            try handle.write(contentsOf: Data(repeating: 0xA5, count: 2048))
        }
        try handle.close()
        let error = thrown {
            let context = try ModelContext(open())
            _ = try context.fetch(Tag.self)
        }
        guard case .corrupt = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        let other = thrown { try ModelContext(open()).checkIntegrity() }
        guard case .corrupt = other else {
            Issue.record("\(String(describing: other))")
            return
        }
    }

    @Test func anErrorWithoutAStatementDoesNotNameOne() {
        let message = "attempt to write a readonly database"
        let failure = SQLFailure(code: 8, message: message, sql: "", arguments: [], path: "a.store")
        #expect(StoreError.readOnly(failure).description == message + " (8), in a.store")
    }

    @Test func aDiskThatIsFull() throws {
        let context = try ModelContext(open { $0.maximumSize = 100_000 })
        for number in 0..<10_000 { context.insert(Tag(label: "label \(number)")) }
        guard case .diskFull(let failure) = thrown({ try context.save() }) else {
            Issue.record("no error")
            return
        }
        #expect(failure.sql.hasPrefix("INSERT INTO \"Tag\""))
        #expect(failure.arguments == [])
        #expect(context.hasChanges)
        context.rollback()
        context.insert(Tag(label: "small"))
        try context.save()
        #expect(try context.fetchCount(Tag.self) == 1)
    }

    @Test func writingWhereOnlyReadingIsAllowed() throws {
        do {
            let context = try ModelContext(open())
            context.insert(Tag(label: "x"))
            try context.save()
        }
        let context = try ModelContext(open(allowsSave: false))
        #expect(try context.fetch(Tag.self).map(\.label) == ["x"])
        context.insert(Tag(label: "y"))
        guard case .readOnly = thrown({ try context.save() }) else {
            Issue.record("no error")
            return
        }
    }

    @Test func aFileThatIsLockedForTooLong() throws {
        let container = try open { $0.busyTimeout = 0.05 }
        let context = ModelContext(container)
        context.insert(Tag(label: "y"))
        let database = try Database(file)
        try database.execute("BEGIN IMMEDIATE")
        let error = thrown { try context.save() }
        guard case .busy(let failure) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(failure.sql == "BEGIN IMMEDIATE")
        try database.execute("COMMIT")
        try context.save()
    }

    // MARK: Schemas

    @Test func whatIsNewInTheModelIsAdded() throws {
        do {
            let context = try ModelContext(open([FirstNote.self]))
            context.insert(FirstNote(text: "old"))
            try context.save()
        }
        let container = try open([SecondNote.self, Tag.self])
        let context = ModelContext(container)
        context.insert(SecondNote(text: "new"))
        try context.save()
        #expect(try context.fetch(SecondNote.self).map(\.text) == ["old", "new"])
        _ = try open([SecondNote.self, Tag.self])
    }

    @Test func whatRowsLackIsListed() throws {
        do {
            let context = try ModelContext(open([SecondNote.self, Tag.self]))
            context.insert(SecondNote(text: "old"))
            try context.save()
        }
        guard case .cannotMigrate(_, let problems) = thrown({ _ = try open([ThirdNote.self]) })
        else {
            Issue.record("no error")
            return
        }
        #expect(problems.map(\.kind) == [.noValue])
        #expect(problems.map(\.property) == ["title"])
        #expect(problems.map(\.keys) == [[1]])
        let context = try ModelContext(open([SecondNote.self, Tag.self]))
        #expect(try context.fetch(SecondNote.self).map(\.text) == ["old"])
    }

    @Test func aFileThatAllowsNoChangesStaysAsItIs() throws {
        do { _ = try open([FirstNote.self]) }
        let expected = StoreError.schemaDiffers(
            path: file.path,
            differences: ["Note.title: added", "Note.stars: added"]
        )
        #expect(thrown { _ = try open([ThirdNote.self]) { $0.migration = .none } } == expected)
        _ = try open([FirstNote.self])
    }

    @Test func aFileOfALaterVersion() throws {
        do { _ = try open() }
        let store = try Database(file)
        try store.execute("PRAGMA user_version = 99")
        #expect(thrown { _ = try open() } == .newerFormat(path: file.path, version: 99))
    }

    // MARK: Configurations

    @Test func severalFilesInOneContainer() throws {
        let container = try ModelContainer(
            for: Schema([Tag.self, FirstNote.self]),
            configurations: [
                ModelConfiguration("notes", for: [FirstNote.self], isStoredInMemoryOnly: true),
                ModelConfiguration("others", url: file),
            ]
        )
        let context = ModelContext(container)
        context.insert(FirstNote(text: "note"))
        context.insert(Tag(label: "x"))
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetchCount(FirstNote.self) == 1)
        #expect(try other.fetchCount(Tag.self) == 1)
        let database = try Database(file)
        #expect(try database.integer("SELECT count(*) FROM Tag") == 1)
        #expect(throws: (any Error).self) { try database.integer("SELECT count(*) FROM Note") }
    }

    @Test func aRelationshipBetweenFilesIsAnError() throws {
        let error = thrown {
            _ = try ModelContainer(
                for: Schema([A.self]),
                configurations: [
                    ModelConfiguration("a", for: [A.self], isStoredInMemoryOnly: true),
                    ModelConfiguration(url: file),
                ]
            )
        }
        #expect(error == .invalidModel("A.b leads to another file"))
    }

    @Test func theTraceShowsPlansWhereAsked() throws {
        let statements = Statements()
        let container = try open { configuration in
            configuration.trace = TraceSettings(includesPlan: true) { statement in
                statements.append(statement.sql)
                statement.plan.forEach(statements.append)
            }
        }
        let context = ModelContext(container)
        _ = try context.fetch(Tag.self, where: Tag.fields.label == "it's")
        #expect(statements.all.contains { $0.contains("t0.\"label\" = 'it''s'") })
        #expect(statements.all.contains { $0.hasPrefix("SEARCH t0 USING ") })
    }
}
