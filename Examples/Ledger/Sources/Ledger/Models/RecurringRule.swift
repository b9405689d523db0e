import Foundation
import SwiftData

enum Recurrence: Codable, Hashable {
    case daily(every: Int)
    case weekly(every: Int)
    case monthly(day: Int)

    func next(after date: Date) -> Date {
        switch self {
        case .daily(let days): date.adding(days: days)
        case .weekly(let weeks): date.adding(days: 7 * weeks)
        case .monthly(let day): date.startOfMonth.adding(months: 1).adding(days: day - 1)
        }
    }
}

/// Makes transactions from time to time.
@Model
final class RecurringRule {
    var title: String
    var amount: Decimal
    var recurrence: Recurrence
    var nextDate: Date
    var endDate: Date?
    var isPaused: Bool = false
    var tagNames: [String]

    var account: Account?
    var category: Category?

    init(
        title: String,
        amount: Decimal,
        recurrence: Recurrence,
        nextDate: Date,
        endDate: Date? = nil,
        tagNames: [String] = [],
        account: Account? = nil,
        category: Category? = nil
    ) {
        self.title = title
        self.amount = amount
        self.recurrence = recurrence
        self.nextDate = nextDate
        self.endDate = endDate
        self.tagNames = tagNames
        self.account = account
        self.category = category
    }

    func isDue(on date: Date) -> Bool {
        guard !isPaused, nextDate <= date else { return false }
        return endDate.map { nextDate <= $0 } ?? true
    }

    func advance() {
        nextDate = recurrence.next(after: nextDate)
    }
}
