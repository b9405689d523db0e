import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

struct Library {
    let context: ModelContext

    func add(_ title: String, _ kind: Kind) -> Item {
        let item = Item(title: title)
        item.kind = kind
        context.insert(item)
        return item
    }

    func lend(_ item: Item, to borrower: String) {
        item.loans.append(Loan(borrower: borrower))
    }

    func films(of borrower: String) throws -> [Item] {
        let film = Kind.film.rawValue
        let lent = #Predicate<Item> { item in
            item.kindRaw == film && item.loans.contains { $0.borrower == borrower }
        }
        return try context.fetch(
            FetchDescriptor(predicate: lent, sortBy: [SortDescriptor(\.title)])
        )
    }

    func remove(_ item: Item) throws {
        context.delete(item)
        try context.save()
    }
}
