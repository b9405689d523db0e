import CoreData
import ModelTypes

struct Library {
    let context: NSManagedObjectContext

    func add(_ title: String, _ kind: Kind) -> Item {
        let item = Item(title: title)
        item.kind = kind
        context.insert(item)
        return item
    }

    func lend(_ item: Item, to borrower: String) {
        let loan = Loan(borrower: borrower)
        context.insert(loan)
        item.addToLoans(loan)
    }

    func films(of borrower: String) throws -> [Item] {
        let lent =
            Item.fields.kindRaw == Kind.film.rawValue
            && Item.fields.loans.any(Loan.fields.borrower == borrower)
        return try context.fetch(
            Item.fetchRequest(where: lent, sortedBy: Item.fields.title.ascending)
        )
    }

    func remove(_ item: Item) throws {
        context.delete(item)
        try context.save()
    }
}
