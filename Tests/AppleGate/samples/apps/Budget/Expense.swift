import CoreData
import Foundation

/// Amounts of money, months and an export, as the models of a budget app have them.
final class Expense: NSManagedObject {
    @NSManaged var title: String?
    @NSManaged var amount: NSDecimalNumber?
    @NSManaged var date: Date?
    @NSManaged var currencyCode: String?

    override func awakeFromInsert() {
        super.awakeFromInsert()
        setPrimitiveValue(Date(), forKey: "date")
    }
}

extension Expense {
    private static let monthFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM"
        return formatter
    }()

    var month: String { Self.monthFormatter.string(from: date ?? .distantPast) }

    var value: Decimal { amount?.decimalValue ?? .zero }

    var rounded: Decimal {
        var value = self.value
        var result = Decimal()
        NSDecimalRound(&result, &value, 2, .plain)
        return result / 2
    }

    var formattedAmount: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = currencyCode ?? Locale.current.currencyCode
        formatter.maximumFractionDigits = 2
        return formatter.string(from: amount ?? 0)
            ?? String(format: "%.2f", amount?.doubleValue ?? 0)
    }

    static func total(of expenses: [Expense]) -> Decimal {
        expenses.reduce(into: Decimal.zero) { $0 += $1.value }
    }

    static func inMonth(of date: Date, calendar: Calendar = .current) -> NSFetchRequest<Expense> {
        let request = NSFetchRequest<Expense>(entityName: "Expense")
        let parts = calendar.dateComponents([.year, .month], from: date)
        let start = calendar.date(from: parts) ?? date
        let end = calendar.date(byAdding: .month, value: 1, to: start) ?? date
        request.predicate = NSPredicate(
            format: "date >= %@ AND date < %@",
            start as NSDate,
            end as NSDate
        )
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Expense.date, ascending: false),
            NSSortDescriptor(
                key: "title",
                ascending: true,
                selector: #selector(NSString.localizedStandardCompare(_:))
            ),
        ]
        return request
    }
}

/// A line of the export.
struct ExpenseRow: Codable {
    var title: String
    var amount: Decimal
    var date: Date

    init(_ expense: Expense) {
        title = expense.title?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        amount = expense.value
        date = expense.date ?? .now
    }

    static func exported(_ rows: [ExpenseRow]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(rows)
    }

    static func imported(_ data: Data) throws -> [ExpenseRow] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode([ExpenseRow].self, from: data)
    }
}
