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

        init(id: UUID, name: String, isCash: Bool, openingBalance: Decimal, createdAt: Date) {
            self.id = id
            self.name = name
            self.isCash = isCash
            self.openingBalance = openingBalance
            self.createdAt = createdAt
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

        init(id: UUID, title: String, amount: Decimal, date: Date, payeeName: String? = nil) {
            self.id = id
            self.title = title
            self.payeeName = payeeName
            self.amount = amount
            self.date = date
        }
    }

    @Model
    final class Category {
        var name: String
        var symbol: String

        @Relationship(deleteRule: .nullify, inverse: \LedgerSchemaV1.Transaction.category)
        var transactions: [LedgerSchemaV1.Transaction]?

        init(name: String, symbol: String) {
            self.name = name
            self.symbol = symbol
        }
    }
}
