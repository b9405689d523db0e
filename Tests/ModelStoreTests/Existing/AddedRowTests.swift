import Foundation
import ModelTypes
import TestSupport
import Testing

@testable import ModelStore

/// Triggers add rows to the tables of new objects, whose keys SQLite and the store choose.
struct AddedRowTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
    }

    private func open(_ sql: String) throws -> ModelContext {
        try Database(file).execute(
            """
            CREATE TABLE cart(id INTEGER PRIMARY KEY);
            CREATE TABLE ware(id INTEGER PRIMARY KEY, cart INTEGER REFERENCES cart(id),
                part INTEGER REFERENCES ware(id));
            CREATE TABLE receipt(name TEXT PRIMARY KEY);
            INSERT INTO ware DEFAULT VALUES;
            \(sql)
            """
        )
        return try ModelContext(
            ModelContainer(
                for: Cart.self,
                Ware.self,
                Receipt.self,
                configurations: ModelConfiguration(url: file)
            )
        )
    }

    /// What another context reads is what this one has in memory.
    private func checkReferences(of wares: [Ware], _ context: ModelContext) throws {
        let other = ModelContext(context.container)
        let read = try other.fetch(Ware.self)
        for ware in wares {
            let row = try #require(read.first { $0.key == ware.key })
            #expect(row.cart?.key == ware.cart?.key)
            #expect(row.part?.key == ware.part?.key)
        }
        #expect(Set(wares.map(\.key)).count == wares.count)
        #expect(try context.fetchCount(Ware.self) == read.count)
    }

    @Test(arguments: ["AFTER", "BEFORE"])
    func newObjectsGetOtherKeysThanAddedRows(time: String) throws {
        let context = try open(
            """
            CREATE TRIGGER gift \(time) INSERT ON cart BEGIN INSERT INTO ware(cart) VALUES (NULL); END;
            CREATE TRIGGER more \(time) INSERT ON ware WHEN new.cart IS NOT NULL
            BEGIN INSERT INTO ware(cart) VALUES (NULL); END
            """
        )
        let wares = (0..<40).map { _ in Ware() }
        for (index, ware) in wares.enumerated() {
            context.insert(ware)
            ware.cart = Cart()
            if index % 2 == 1 { wares[index - 1].part = ware }
        }
        try context.save()
        try checkReferences(of: wares, context)
        #expect(try Database(file).integer("SELECT count(*) FROM ware") == 121)
    }

    /// Each is written before another one that it refers to.
    @Test func aRingIsRelatedByTheKeysThatItsObjectsGet() throws {
        let context = try open(
            """
            CREATE TRIGGER more AFTER INSERT ON ware WHEN new.id = 2
            BEGIN INSERT INTO ware(id) VALUES (3), (4), (5), (6); END
            """
        )
        let wares = (0..<5).map { _ in Ware() }
        context.insert(wares[0])
        for index in wares.indices { wares[index].part = wares[(index + 1) % 5] }
        try context.save()
        try checkReferences(of: wares, context)
        #expect(wares.map(\.key).sorted() == [2, 7, 8, 9, 10])
    }

    @Test func aStoredObjectRefersToTheKeyThatANewOneGets() throws {
        let context = try open(
            """
            CREATE TRIGGER more AFTER UPDATE ON ware
            BEGIN INSERT INTO ware(cart) VALUES (NULL); END
            """
        )
        let stored = try context.fetch(Ware.self)[0]
        let new = Ware()
        context.insert(new)
        stored.part = new
        try context.save()
        #expect(new.key > 2)
        try checkReferences(of: [stored, new], context)
    }

    /// The number isn't the primary key.
    @Test func aRowWithAPrimaryKeyOfTextGetsAnotherNumber() throws {
        let context = try open(
            """
            CREATE TRIGGER print AFTER INSERT ON cart
            BEGIN INSERT INTO receipt VALUES ('cart ' || new.id); END
            """
        )
        context.insert(Cart())
        let receipt = Receipt(name: "mine")
        context.insert(receipt)
        try context.save()
        #expect(try Database(file).texts("SELECT name FROM receipt") == ["cart 1", "mine"])
        #expect(receipt.key == 2)
        context.insert(Receipt(name: "mine"))
        let error = StoreError.duplicate(
            attributes: ["Receipt.name"],
            objects: ["Receipt/2", "Receipt, number 1 of the new objects"]
        )
        #expect(throws: error) { try context.save() }
    }
}

/// A class of rows with a primary key that isn't their number.
private final class Receipt: ModelObject, PersistentModel {
    var name: String { didSet { didChange(1) } }

    init(name: String) {
        self.name = name
        super.init()
    }

    required init(row: Row) throws {
        name = row[1]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { name = row[1] }

    override func bind(to statement: Statement) { statement.bind(1, name) }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Receipt",
        table: "receipt",
        storage: .existing(key: "rowid"),
        unique: [["name"]],
        columns: [.string("name")]
    )
}
