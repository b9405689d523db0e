import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// A database that another program changes while this one has it open.
struct ChangedMeanwhileTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let configuration: ModelConfiguration
    private let context: ModelContext
    private let note: FirstNote
    private let text = Field<FirstNote, String>("text")

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("notes.sqlite")
        configuration = try .test(file)
        context = try ModelContext(
            ModelContainer(for: FirstNote.self, configurations: configuration)
        )
        note = FirstNote(text: "old")
        context.insert(note)
        try context.save()
    }

    @Test(.onlyInFiles("programs of two releases save beside each other if columns are only added"))
    func olderCodeNoLongerWritesToANewerFile() throws {
        _ = try ModelContainer(for: SecondNote.self, Tag.self, configurations: configuration)
        note.text = "lost"
        for _ in 1...2 { expectNewerModel { try context.save() } }
        #expect(try Database(file).texts("SELECT \"text\" FROM \"Note\"") == ["old"])
        #expect(note.hasChanges)
    }

    @Test(.onlyInFiles("programs of two releases save beside each other if columns are only added"))
    func statementsNoLongerChangeANewerFile() throws {
        _ = try ModelContainer(for: SecondNote.self, Tag.self, configurations: configuration)
        let other = ModelContext(context.container)
        expectNewerModel { try other.update(FirstNote.self, set: text.set(to: "lost")) }
        expectNewerModel { try other.write { other.insert(FirstNote(text: "lost")) } }
        expectNewerModel {
            try other.delete(model: FirstNote.self)
            try other.save()
        }
        #expect(try Database(file).texts("SELECT \"text\" FROM \"Note\"") == ["old"])
    }

    @Test(.enabled(if: TestServer.address != nil, "a file is one program's"))
    func onAServerOlderCodeSavesBesideNewColumns() throws {
        let newer = try ModelContainer(
            for: SecondNote.self,
            Tag.self,
            configurations: configuration
        )
        note.text = "new"
        context.insert(FirstNote(text: "second"))
        try context.save()
        #expect(try context.update(FirstNote.self, set: text.set(to: "both")) == 2)
        #expect(try ModelContext(newer).fetchCount(SecondNote.self) == 2)
    }

    @Test func exchangedColumnsArentWritten() throws {
        let first = ModelContext(
            try ModelContainer(for: FirstPair.self, configurations: pairs)
        )
        let pair = FirstPair("a", "b")
        first.insert(pair)
        try first.save()
        _ = try ModelContainer(for: ExchangedPair.self, configurations: pairs)
        pair.left = "lost"
        for _ in 1...2 { expectNewerModel { try first.save() } }
        let other = ModelContext(first.container)
        let left = Field<FirstPair, String>("left")
        expectNewerModel { try other.update(FirstPair.self, set: left.set(to: "lost")) }
        expectNewerModel { try other.write { other.insert(FirstPair("c", "lost")) } }
        let rows = try Database(folder.url.appendingPathComponent("pairs.sqlite"))
            .rows("SELECT \"left\", \"right\" FROM \"Pair\"")
        #expect(rows == [["b", "a"]])
    }

    private func expectNewerModel(_ body: () throws -> Void) {
        let error = #expect(throws: StoreError.self) { try body() }
        guard case .newerModel = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func anotherContainerMayAddClasses() throws {
        _ = try ModelContainer(for: FirstNote.self, Tag.self, configurations: configuration)
        note.text = "new"
        try context.save()
        #expect(!note.hasChanges)
    }

    @Test func statementsGoOnBesideAddedClasses() throws {
        _ = try ModelContainer(for: FirstNote.self, Tag.self, configurations: configuration)
        #expect(try context.update(FirstNote.self, set: text.set(to: "new")) == 1)
        let other = ModelContext(context.container)
        try other.write { other.insert(FirstNote(text: "second")) }
        #expect(try other.fetch(FirstNote.self).map(\.text).sorted() == ["new", "second"])
    }

    @Test(.onlyInFiles("a server's record tells whether the library has changed a table"))
    func statisticsAndOtherTablesDoNotMatter() throws {
        try Database(file).execute("ANALYZE; CREATE TABLE other (x)")
        note.text = "new"
        try context.save()
        #expect(!note.hasChanges)
    }

    @Test func readingWhatANewerModelRemovedSaysSo() throws {
        _ = try ModelContainer(for: NumberedNote.self, configurations: configuration)
        let other = ModelContext(context.container)
        for _ in 1...2 { expectNewerModel { _ = try other.fetch(FirstNote.self) } }
    }

    @Test func columnsThatANewerModelHasExchangedArentRead() throws {
        let container = try ModelContainer(for: FirstPair.self, configurations: pairs)
        let first = ModelContext(container)
        first.insert(FirstPair("a", "b"))
        try first.save()
        #expect(try first.fetch(FirstPair.self).map(\.left) == ["a"])
        let held = ModelContext(container)
        _ = try ModelContainer(for: ExchangedPair.self, configurations: pairs)
        let reads: [() throws -> Void] = [
            { _ = try first.fetch(FirstPair.self) }, { _ = try held.fetch(FirstPair.self) },
            { _ = try held.fetchCount(FirstPair.self) },
            { _ = try first.fetchCount(FirstPair.self) },
            { _ = try held.fetchIdentifiers(FetchDescriptor<FirstPair>()) },
        ]
        for read in reads { expectNewerModel(read) }
    }

    @Test func columnsThatANewerModelHasAddedDoNotKeepOlderCodeFromReading() throws {
        _ = try ModelContainer(for: SecondNote.self, Tag.self, configurations: configuration)
        #expect(try context.fetchCount(FirstNote.self) == 1)
        let other = ModelContext(context.container)
        #expect(try other.fetch(FirstNote.self).map(\.text) == ["old"])
    }

    private var pairs: ModelConfiguration {
        get throws { try .test(folder.url.appendingPathComponent("pairs.sqlite")) }
    }
}

private final class FirstPair: ModelObject, PersistentModel {
    @Observed var left: String { didSet { didChange(1) } }
    @Observed var right: String { didSet { didChange(2) } }

    init(_ left: String, _ right: String) {
        (self.left, self.right) = (left, right)
        super.init()
    }

    required init(row: Row) throws {
        (left, right) = (row[1], row[2])
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { (left, right) = (row[1], row[2]) }

    override func bind(to statement: Statement) {
        statement.bind(1, left)
        statement.bind(2, right)
    }

    override class var entity: Entity { storedEntity }
    private static let storedEntity = Entity("Pair", columns: [.string("left"), .string("right")])
}

/// With the names of its columns exchanged.
private final class ExchangedPair: ModelObject, PersistentModel {
    override class var entity: Entity {
        Entity(
            "Pair",
            columns: [
                .string("left", renamedFrom: ["right"]), .string("right", renamedFrom: ["left"]),
            ]
        )
    }
}

/// Without the text.
private final class NumberedNote: ModelObject, PersistentModel {
    override class var entity: Entity { Entity("Note", columns: [.int64("number", default: 1)]) }
}
