import Foundation
import ModelStore
import ModelTypes

/// A class as it's generated for a table with decimals, which SQLite stores as numbers.
final class Bid: ModelObject, PersistentModel {
    var price: Decimal? { didSet { didChange(1) } }
    var note: String { didSet { didChange(2) } }

    /// The table, as another program has made it.
    static let table = """
        CREATE TABLE bid (id INTEGER PRIMARY KEY, price DECIMAL(10,2), note TEXT NOT NULL);
        CREATE INDEX bid_price ON bid (price);
        """

    init(price: Decimal?, note: String = "") {
        self.price = price
        self.note = note
        super.init()
    }

    required init(row: Row) throws {
        price = row[1]
        note = row[2]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        price = row[1]
        note = row[2]
    }

    override func bind(to statement: Statement) {
        statement.bind(1, price)
        statement.bind(2, note)
    }

    override class func addKeyPaths(to paths: inout KeyPaths) {
        paths[\Bid.price] = "price"
        paths[\Bid.note] = "note"
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Bid",
        table: "bid",
        storage: .existing(key: "id"),
        columns: [.decimal("price", isOptional: true), .string("note")]
    )
}

extension Fields where Model: Bid {
    var price: Field<Model, Decimal?> { Field("price") }
    var note: Field<Model, String> { Field("note") }
}
