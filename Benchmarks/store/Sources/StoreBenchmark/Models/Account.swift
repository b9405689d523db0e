// As modelgen writes it.

import ModelStore
import ModelTypes

final class Account: ModelObject, PersistentModel {
    @Observed var email: String { didSet { didChange(1) } }
    @Observed var owner: String { didSet { didChange(2) } }
    @Observed var visits: Int64 { didSet { didChange(3) } }
    @Observed var balance: Double { didSet { didChange(4) } }
    @Observed var city: String? { didSet { didChange(5) } }

    /// Creates an object that is in no context yet: insert it.
    init(email: String, owner: String, visits: Int64, balance: Double, city: String? = nil) {
        self.email = email
        self.owner = owner
        self.visits = visits
        self.balance = balance
        self.city = city
        super.init()
    }

    // MARK: Store

    required init(row: Row) throws {
        email = row[1]
        owner = row[2]
        visits = row[3]
        balance = row[4]
        city = row[5]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        email = row[1]
        owner = row[2]
        visits = row[3]
        balance = row[4]
        city = row[5]
    }

    override func bind(to statement: Statement) {
        statement.bind(1, email)
        statement.bind(2, owner)
        statement.bind(3, visits)
        statement.bind(4, balance)
        statement.bind(5, city)
    }

    override class func addKeyPaths(to paths: inout KeyPaths) {
        paths[\Account.email, \Account?.?.email] = "email"
        paths[\Account.owner, \Account?.?.owner] = "owner"
        paths[\Account.visits, \Account?.?.visits] = "visits"
        paths[\Account.balance, \Account?.?.balance] = "balance"
        paths[\Account.city] = "city"
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Account",
        unique: [["email"]],
        columns: [
            .string("email"),
            .string("owner"),
            .int64("visits"),
            .double("balance"),
            .string("city", isOptional: true),
        ]
    )
}

// MARK: - Fields

extension Fields where Model: Account {
    var email: Field<Model, String> { Field("email") }
    var owner: Field<Model, String> { Field("owner") }
    var visits: Field<Model, Int64> { Field("visits") }
    var balance: Field<Model, Double> { Field("balance") }
    var city: Field<Model, String?> { Field("city") }
}
