import Foundation
import SwiftData

enum AccountKind: String, Codable, CaseIterable, Identifiable {
    case checking
    case savings
    case cash
    case credit

    var id: String { rawValue }

    var title: String { rawValue.capitalized }

    /// Whether a negative balance is normal.
    var allowsOverdraft: Bool { self == .credit || self == .checking }
}

@Model
final class Account {
    @Attribute(.unique) var id: UUID
    var name: String
    var kind: AccountKind = AccountKind.checking
    var currencyCode: String = "EUR"
    var openingBalance: Decimal
    var createdAt: Date
    var isArchived: Bool = false
    var sortIndex: Int = 0
    var note: String?

    @Relationship(deleteRule: .cascade, inverse: \Transaction.account)
    var transactions: [Transaction] = []

    @Relationship(deleteRule: .cascade, inverse: \RecurringRule.account)
    var rules: [RecurringRule] = []

    init(
        name: String,
        kind: AccountKind = .checking,
        currencyCode: String = "EUR",
        openingBalance: Decimal = 0,
        createdAt: Date = .now
    ) {
        self.id = UUID()
        self.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        self.kind = kind
        self.currencyCode = currencyCode
        self.openingBalance = openingBalance
        self.createdAt = createdAt
    }

    /// The opening balance and everything since.
    var balance: Decimal {
        transactions.reduce(openingBalance) { $0 + $1.amount }
    }

    var isOverdrawn: Bool {
        balance < 0 && !kind.allowsOverdraft
    }

    var latestTransaction: Transaction? {
        transactions.max { $0.date < $1.date }
    }

    func balance(on date: Date) -> Decimal {
        transactions.filter { $0.date <= date }.reduce(openingBalance) { $0 + $1.amount }
    }
}
