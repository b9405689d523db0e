import Foundation
import SwiftData

enum Status: Int, Codable { case open, paid, sent }

@OptionSet<Int64>
struct Marks {
    private enum Options: Int { case gift, express }
}

/// What somebody ordered.
@Model
final class Order {
    var number: Int
    var status: Status
    var former: Status?
    var marks: Marks = []
    @Stored(flags: true) var wishes: Marks = []
    var total = Decimal.zero
    var createdAt: Date
    @Relationship(deleteRule: .cascade, inverse: \Line.order) var lines: [Line] = []
    @Transient var isOpenInEditor = false

    init(number: Int, lines: [Line] = []) {
        self.number = number
        status = lines.isEmpty ? .open : .paid
        former = nil
        marks = [.express]
        createdAt = .now
        self.lines = lines
        updateTotal()
    }

    /// A gift takes the status of what it comes from.
    init(giftFrom other: Order) throws {
        guard other.status != .sent else { throw OrderError.sent }
        number = other.number + 1
        status = other.status
        former = .open
        wishes = other.wishes
        createdAt = other.createdAt
        isOpenInEditor = true
    }

    convenience init() { self.init(number: 0) }

    func updateTotal() { total = lines.reduce(0) { $0 + $1.price } }
}

enum OrderError: Error { case sent }

@Model
final class Line {
    var price: Decimal
    var order: Order?

    init(_ price: Decimal, of order: Order? = nil) {
        self.price = price
        self.order = order
    }
}

@Model
final class Payment {
    @Stored("statusRaw") var status: Status
    var note: String

    init(isPaid: Bool) {
        if isPaid {
            status = .paid
            note = "paid"
        } else {
            status = .open
            note = "open"
        }
    }

    /// A value that is read before all is set can't be stored in another form.
    init(of order: Order) {
        status = order.status
        note = status == .paid ? "paid" : ""
    }
}
