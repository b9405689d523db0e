import Foundation
import SwiftData

@Model
final class Category {
    @Attribute(.unique) var name: String
    var symbol: String
    var sortIndex: Int = 0
    var isIncome: Bool = false

    @Relationship(deleteRule: .nullify, inverse: \Transaction.category)
    var transactions: [Transaction]?

    @Relationship(deleteRule: .nullify, inverse: \Split.category)
    var splits: [Split]?

    @Relationship(deleteRule: .cascade, inverse: \Budget.category)
    var budgets: [Budget]?

    var parent: Category?

    @Relationship(deleteRule: .nullify, inverse: \Category.parent)
    var children: [Category]?

    init(
        name: String,
        symbol: String = "tag",
        sortIndex: Int = 0,
        isIncome: Bool = false,
        parent: Category? = nil
    ) {
        self.name = name
        self.symbol = symbol
        self.sortIndex = sortIndex
        self.isIncome = isIncome
        self.parent = parent
    }

    /// For example: "Home › Garden › Seeds".
    var path: String {
        guard let parent else { return name }
        return parent.path + " › " + name
    }

    var depth: Int {
        parent.map { $0.depth + 1 } ?? 0
    }

    /// This category and all below it.
    var family: [Category] {
        [self] + (children ?? []).sorted { $0.sortIndex < $1.sortIndex }.flatMap(\.family)
    }

    var total: Decimal {
        (transactions ?? []).map(\.amount).reduce(0, +)
    }

    func isDescendant(of other: Category) -> Bool {
        guard let parent else { return false }
        return parent === other || parent.isDescendant(of: other)
    }
}
