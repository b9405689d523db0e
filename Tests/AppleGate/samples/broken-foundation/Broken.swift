import CoreData
import Foundation

final class Note: NSManagedObject {
    @NSManaged var title: String
    @NSManaged var rank: Int64

    // Another thread may use it at the same time.
    static let format = ISO8601DateFormatter()  // mistake

    func isBefore(_ other: Note) -> Bool {
        title.localizedStandardCompare(other.title)  // mistake
    }

    func price(_ amount: Decimal, _ factor: Double) -> Decimal {
        amount * factor  // mistake
    }

    func tomorrow(_ calendar: Calendar) -> Date {
        calendar.date(byAdding: .day, value: 1, to: .now)  // mistake
    }

    func regional() -> String? {
        Locale.current.currency?.identifier  // mistake
    }

    func area(_ width: CGFloat) -> CGRect {
        CGRect(x: 0, y: 0, width: width)  // mistake
    }

    @available(macOS 14, *)
    static func first() -> Predicate<Note> {
        #Predicate { $0.rank == "first" }  // mistake
    }

    static func early() -> NSPredicate? {
        NSPredicate(#Predicate<Note> { $0.rank > 1 })  // mistake
    }

    func encoded(_ encoder: JSONEncoder) {
        encoder.dateEncodingStrategy = .snakeCase  // mistake
    }
}
