import Foundation
import SwiftData

enum Kind: String, Codable { case book, film }

@Model
final class Item {
    var title: String
    private(set) var kindRaw: String = "book"
    @Relationship(deleteRule: .cascade, inverse: \Loan.item) var loans: [Loan] = []

    init(title: String) { self.title = title }

    var kind: Kind {
        get { Kind(rawValue: kindRaw) ?? .book }
        set { kindRaw = newValue.rawValue }
    }
}

@Model
final class Loan {
    var borrower: String
    var item: Item?

    init(borrower: String) { self.borrower = borrower }
}
