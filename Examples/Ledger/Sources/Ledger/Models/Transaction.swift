import Foundation
import SwiftData

enum TransactionStatus: Int, Codable, CaseIterable {
    case pending
    case cleared
    case reconciled
}

/// A receipt, stored with its transaction.
struct Receipt: Codable, Hashable {
    struct Line: Codable, Hashable {
        var text: String
        var price: Double
        var quantity: Int = 1
    }

    var merchant: String
    var number: String?
    var lines: [Line]

    var total: Double {
        lines.reduce(0) { $0 + $1.price * Double($1.quantity) }
    }
}

@Model
final class Transaction {
    #Index<Transaction>([\.date], [\.status, \.date])

    @Attribute(.unique) var id: UUID
    var title: String
    var amount: Decimal
    var date: Date
    var status: TransactionStatus = TransactionStatus.cleared
    var memo: String?
    var receipt: Receipt?
    /// The other half of a transfer has the same identifier.
    var transferID: UUID?
    @Attribute(.externalStorage) var photo: Data?

    var account: Account?
    var category: Category?
    var payee: Payee?
    var tags: [Tag] = []
    @Relationship(deleteRule: .cascade, inverse: \Split.transaction)
    var splits: [Split]?

    @Transient var isSelected: Bool = false

    init(
        title: String,
        amount: Decimal,
        date: Date = .now,
        status: TransactionStatus = .pending,
        account: Account? = nil,
        category: Category? = nil,
        payee: Payee? = nil,
        tags: [Tag] = []
    ) {
        self.id = UUID()
        self.title = title
        self.amount = amount
        self.date = date
        self.status = status
        self.account = account
        self.category = category
        self.payee = payee
        self.tags = tags
    }

    var isExpense: Bool { amount < 0 }

    var isTransfer: Bool { transferID != nil }

    var month: Date { date.startOfMonth }

    /// What isn't assigned to a split yet.
    var unassignedAmount: Decimal {
        amount - (splits ?? []).reduce(0) { $0 + $1.amount }
    }

    func hasTag(named name: String) -> Bool {
        tags.contains { $0.name == name.lowercased() }
    }
}

/// A part of a transaction that belongs to a category of its own.
@Model
final class Split {
    var amount: Decimal
    var note: String = ""
    var category: Category?
    var transaction: Transaction?

    init(amount: Decimal, note: String = "", category: Category? = nil) {
        self.amount = amount
        self.note = note
        self.category = category
    }
}
