import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// Writes transactions as text with commas, and reads such texts.
enum CSV {
    static let header = "date,title,amount,category,tags"

    struct Row: Equatable, Sendable {
        var date: Date
        var title: String
        var amount: Decimal
        var category: String?
        var tags: [String]
    }

    static func text(of transactions: [Transaction]) -> String {
        let lines = transactions.map { transaction in
            [
                transaction.date.isoDay,
                quoted(transaction.title),
                "\(transaction.amount)",
                quoted(transaction.category?.name ?? ""),
                quoted(transaction.tags.map(\.name).sorted().joined(separator: ";")),
            ].joined(separator: ",")
        }
        return ([header] + lines).joined(separator: "\n") + "\n"
    }

    static func rows(of text: String) throws -> [Row] {
        let lines = text.split(separator: "\n").map(String.init)
        return try lines.enumerated().dropFirst().map { try row($1, number: $0 + 1) }
    }

    private static func row(_ line: String, number: Int) throws -> Row {
        let fields = fields(of: line)
        guard fields.count >= 3, let date = Date(isoDay: fields[0]),
            let amount = Decimal(string: fields[2])
        else { throw LedgerError.invalidLine(number, line) }
        let category = fields.count > 3 && !fields[3].isEmpty ? fields[3] : nil
        let tags = fields.count > 4 ? fields[4].split(separator: ";").map(String.init) : []
        return Row(date: date, title: fields[1], amount: amount, category: category, tags: tags)
    }

    private static func quoted(_ text: String) -> String {
        guard text.contains(where: { ",\"".contains($0) }) else { return text }
        return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }

    private static func fields(of line: String) -> [String] {
        var fields = [""]
        var isQuoted = false
        for character in line {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: fields.append("")
            default: fields[fields.count - 1].append(character)
            }
        }
        return fields
    }
}
