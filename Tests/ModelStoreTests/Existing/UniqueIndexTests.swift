import Foundation
import ModelTypes
import TestSupport
import Testing

@testable import ModelStore

/// Unique indexes of another program that aren't constraints of the class.
struct UniqueIndexTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
    }

    private func open(_ index: String, _ names: String = "'a', 'b', 'c'") throws -> (
        ModelContext, [Sticker]
    ) {
        let rows = names.split(separator: ", ").map { "(\($0))" }.joined(separator: ", ")
        try Database(file).execute(
            """
            CREATE TABLE label(id INTEGER PRIMARY KEY, name TEXT NOT NULL CHECK(length(name) < 9),
                rank INTEGER NOT NULL DEFAULT 1);
            INSERT INTO label(name) VALUES \(rows);
            CREATE UNIQUE INDEX names ON label\(index);
            """
        )
        let context = try ModelContext(
            ModelContainer(for: Sticker.self, configurations: ModelConfiguration(url: file))
        )
        return (context, try context.fetch(Sticker.self).sorted { $0.key < $1.key })
    }

    private func names() throws -> [String] {
        try Database(file).texts("SELECT name FROM label ORDER BY id")
    }

    @Test(
        arguments: [
            "(lower(name))", "(name || rank)", "(name) WHERE rank < 9",
            "(rank, name) WHERE rank < 9",
            "(name, rank * 2)",
        ]
    )
    func rowsExchangeTheirValues(index: String) throws {
        let (context, labels) = try open(index)
        for (label, name) in zip(labels, ["b", "C", "A"]) { label.name = name }
        try context.save()
        #expect(try names() == ["b", "C", "A"])
        (labels[0].rank, labels[0].name, labels[1].name) = (2, "C", "b")
        try context.save()
        #expect(try names() == ["C", "b", "A"])
    }

    /// The expression doesn't take every text.
    @Test func anErrorIsAboutTheIndex() throws {
        let (context, labels) = try open("(json_extract(name, '$[0]'))", "'[1]', '[2]'")
        (labels[0].name, labels[1].name) = ("[2]", "[1]")
        let error = StoreError.duplicate(
            attributes: ["Sticker: index 'names'"],
            objects: ["Sticker/1"]
        )
        #expect(throws: error) { try context.save() }
        #expect(try names() == ["[1]", "[2]"])
    }

    @Test func aValueThatAnotherRowKeepsIsAnError() throws {
        let (context, labels) = try open("(lower(name))")
        labels[0].name = "C"
        #expect(throws: StoreError.self) { try context.save() }
        #expect(try names() == ["a", "b", "c"])
    }
}

private final class Sticker: ModelObject, PersistentModel {
    var name: String { didSet { didChange(1) } }
    var rank: Int64 { didSet { didChange(2) } }

    required init(row: Row) throws {
        name = row[1]
        rank = row[2]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        name = row[1]
        rank = row[2]
    }

    override func bind(to statement: Statement) {
        statement.bind(1, name)
        statement.bind(2, rank)
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Sticker",
        table: "label",
        storage: .existing(key: "id"),
        columns: [.string("name"), .int64("rank")]
    )
}
