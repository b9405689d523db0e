import Foundation
import ModelStore
import ModelTypes

/// One entity at different times: what migrations change.
final class Item: ModelObject, PersistentModel {
    /// The version that is opened.
    @TaskLocal static var columns = firstColumns

    static let count = 1_000_000
    static let firstColumns: [Entity.Column] = [
        .string("title"), .int64("minutes", check: .range(0...9)), .double("grade"),
        .string("note", isOptional: true), .int64("number"),
    ]

    let title: String
    let minutes: Int64
    let grade: Double
    let note: String?
    let number: Int64

    init(_ number: Int) {
        title = "Item number \(number)"
        minutes = Int64(number % 10)
        grade = Double(number) * 0.5
        note = number % 10 == 0 ? nil : "Some words about it"
        self.number = Int64(number)
        super.init()
    }

    required init(row: Row) throws {
        title = row[1]
        minutes = row[2]
        grade = row[3]
        note = row[4]
        number = row[5]
        try super.init(row: row)
    }

    override func bind(to statement: Statement) {
        statement.bind(1, title)
        statement.bind(2, minutes)
        statement.bind(3, grade)
        statement.bind(4, note)
        statement.bind(5, number)
    }

    override class var entity: Entity { Entity("Item", columns: columns) }

    // MARK: Migrating

    private static func open(_ file: String) throws -> ModelContainer {
        try ModelContainer(
            for: Item.self,
            configurations: ModelConfiguration(url: URL(fileURLWithPath: file))
        )
    }

    private static func insertAll(_ file: String) throws { try insertAll(open(file)) }

    static func insertAll(_ container: ModelContainer) throws {
        for start in stride(from: 0, to: count, by: 10_000) {
            let context = ModelContext(container)
            for number in start..<start + 10_000 { context.insert(Item(number)) }
            try context.save()
        }
    }

    /// Opens a file with a million rows as three models, each with one change.
    static func migrate(_ file: String) throws {
        try insertAll(file)
        var columns = firstColumns
        columns.append(.int64("stars", default: 3))
        try migrate("M1", file, columns)
        columns[1] = .int64("minutes", check: .range(0...99))
        try migrate("M3", file, columns)
        columns[4] = .double("number")
        try migrate("M2", file, columns)
        try measure("O") {
            try $columns.withValue(columns) { for _ in 0..<200 { _ = try open(file) } }
            return 200
        }
    }

    private static func migrate(_ name: String, _ file: String, _ columns: [Entity.Column]) throws {
        // As in C, closing isn't measured.
        var container: ModelContainer?
        try measure(name) {
            container = try $columns.withValue(columns) { try open(file) }
            return container?.migration == nil ? 0 : count
        }
        container = nil
    }
}
