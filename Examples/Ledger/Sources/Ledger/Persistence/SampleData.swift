import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// Data for previews and tests.
enum SampleData {
    static let today = Date(year: 2024, month: 3, day: 15)

    static func insert(into context: ModelContext) throws {
        let checking = Account(name: "Checking", openingBalance: 1_000)
        let savings = Account(name: "Savings", kind: .savings, openingBalance: 5_000)
        let cash = Account(name: "Wallet", kind: .cash, openingBalance: 40)
        for (index, account) in [checking, savings, cash].enumerated() {
            account.sortIndex = index
            account.createdAt = today.adding(months: -3)
            context.insert(account)
        }

        let categories = try insertCategories(into: context)
        let (bakery, landlord) = (Payee(name: "Bakery"), Payee(name: "Landlord"))
        bakery.address = Address(street: "Main Street 1", city: "Springfield")
        bakery.defaultCategory = categories["Food"]
        let (daily, home) = (Tag("daily"), Tag("Home", colorHex: "#00FF00"))

        for month in -2...0 {
            let start = today.startOfMonth.adding(months: month)
            context.insert(
                Transaction(
                    title: "Salary",
                    amount: 2_500,
                    date: start,
                    status: .reconciled,
                    account: checking,
                    category: categories["Income"]
                )
            )
            context.insert(
                Transaction(
                    title: "Rent",
                    amount: -900,
                    date: start.adding(days: 2),
                    status: .cleared,
                    account: checking,
                    category: categories["Rent"],
                    payee: landlord,
                    tags: [home]
                )
            )
            for day in [4, 9, 13] {
                let bread = Transaction(
                    title: "Bread and café",
                    amount: Decimal(day) * -1.5,
                    date: start.adding(days: day),
                    account: cash,
                    category: categories["Food"],
                    payee: bakery
                )
                bread.tags.append(daily)
                context.insert(bread)
            }
        }
        try context.save()
    }

    private static func insertCategories(
        into context: ModelContext
    ) throws -> [String: Category] {
        let home = Category(name: "Home", symbol: "house", sortIndex: 0)
        let rent = Category(name: "Rent", symbol: "key", sortIndex: 0, parent: home)
        let garden = Category(name: "Garden", symbol: "leaf", sortIndex: 1, parent: home)
        let food = Category(name: "Food", symbol: "fork.knife", sortIndex: 1)
        let income = Category(name: "Income", symbol: "banknote", sortIndex: 2, isIncome: true)
        let all = [home, rent, garden, food, income]
        for category in all { context.insert(category) }
        return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    }
}
