import Foundation
import SwiftData

/// The schema of the first release: payees were texts, and several categories could have one name.
enum LedgerSchemaV1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

    static var models: [any PersistentModel.Type] {
        [Account.self, Transaction.self, Category.self]
    }

    @Model
    final class Account {
        @Attribute(.unique) var id: UUID
        var name: String
        var isCash: Bool
        var openingBalance: Decimal
        var createdAt: Date

        @Relationship(deleteRule: .cascade, inverse: \LedgerSchemaV1.Transaction.account)
        var transactions: [LedgerSchemaV1.Transaction] = []

        init(name: String, isCash: Bool = false, openingBalance: Decimal = 0) {
            self.id = UUID()
            self.name = name
            self.isCash = isCash
            self.openingBalance = openingBalance
            self.createdAt = Date.now
        }
    }

    @Model
    final class Transaction {
        @Attribute(.unique) var id: UUID
        var title: String
        var payeeName: String?
        var amount: Decimal
        var date: Date
        var account: LedgerSchemaV1.Account?
        var category: LedgerSchemaV1.Category?

        init(
            title: String,
            payeeName: String? = nil,
            amount: Decimal,
            date: Date,
            account: LedgerSchemaV1.Account? = nil,
            category: LedgerSchemaV1.Category? = nil
        ) {
            self.id = UUID()
            self.title = title
            self.payeeName = payeeName
            self.amount = amount
            self.date = date
            self.account = account
            self.category = category
        }
    }

    @Model
    final class Category {
        var name: String
        var symbol: String

        @Relationship(deleteRule: .nullify, inverse: \LedgerSchemaV1.Transaction.category)
        var transactions: [LedgerSchemaV1.Transaction]?

        init(name: String, symbol: String = "tag") {
            self.name = name
            self.symbol = symbol
        }
    }
}
