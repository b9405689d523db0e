// As modelgen writes it.

import ModelStore
import ModelTypes

nonisolated final class Order: ModelObject, PersistentModel {
    @Observed var customer: Int { didSet { didChange(1) } }
    @Observed var article: String { didSet { didChange(2) } }
    @Observed var visits: Int { didSet { didChange(3) } }
    @Observed var price: Double { didSet { didChange(4) } }

    /// Creates an object that isn't in a context yet. Insert it.
    init(customer: Int, article: String, visits: Int, price: Double) {
        self.customer = customer
        self.article = article
        self.visits = visits
        self.price = price
        super.init()
    }

    // MARK: Store

    required init(row: ModelStore.Row) throws {
        customer = row[1]
        article = row[2]
        visits = row[3]
        price = row[4]
        try super.init(row: row)
    }

    override func decode(_ row: ModelStore.Row) throws {
        customer = row[1]
        article = row[2]
        visits = row[3]
        price = row[4]
    }

    override func bind(to statement: ModelStore.Statement) {
        statement.bind(1, customer)
        statement.bind(2, article)
        statement.bind(3, visits)
        statement.bind(4, price)
    }

    override class func addKeyPaths(to paths: inout ModelStore.KeyPaths) {
        paths[\Order.customer] = "customer"
        paths[\Order.article] = "article"
        paths[\Order.visits] = "visits"
        paths[\Order.price] = "price"
    }

    override class var entity: ModelStore.Entity { storedEntity }

    private static let storedEntity = ModelStore.Entity(
        "Order",
        distributedBy: "customer",
        columns: [
            .int64("customer"),
            .string("article"),
            .int64("visits"),
            .double("price"),
        ]
    )
}

// MARK: - Fields

nonisolated extension ModelTypes.Fields where Model: Order {
    var customer: ModelTypes.Field<Model, Int> { .init("customer") }
    var article: ModelTypes.Field<Model, String> { .init("article") }
    var visits: ModelTypes.Field<Model, Int> { .init("visits") }
    var price: ModelTypes.Field<Model, Double> { .init("price") }
}
