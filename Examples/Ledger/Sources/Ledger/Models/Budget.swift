import Foundation
import SwiftData

@Model
final class Budget {
    #Unique<Budget>([\.month, \.categoryName])

    /// The first moment of the month.
    var month: Date
    var categoryName: String
    var limit: Decimal
    var carriesOver: Bool
    var category: Category?

    /// Fails if the limit isn't positive.
    init?(month: Date, limit: Decimal, carriesOver: Bool = false, category: Category) {
        guard limit > 0 else { return nil }
        self.month = month.startOfMonth
        self.categoryName = category.name
        self.limit = limit
        self.carriesOver = carriesOver
        self.category = category
    }

    var interval: DateInterval {
        DateInterval(start: month, end: month.adding(months: 1))
    }
}
