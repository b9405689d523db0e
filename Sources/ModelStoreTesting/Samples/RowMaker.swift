/// The values of an entity's rows.
///
/// The first rows lack none, and have every value of every column; some lack all that they may; others
/// mix both.
struct RowMaker {
    /// How many rows lack all values: a composite may need some, depending on its case.
    static let emptyCount = 4

    private let columns: [SampleColumn]
    private let random: SharedRandom
    private let fullCount: Int
    /// Columns start at different values, so that rows combine them.
    private let starts: [Int]

    init(_ columns: [SampleColumn], _ random: SharedRandom) {
        self.columns = columns
        self.random = random
        fullCount = columns.map(\.values.count).max() ?? 0
        starts = columns.map { _ in random.number(below: 64) }
    }

    /// The values by column, as SQL writes them.
    func row(_ number: Int, _ key: Int64) -> [String: String] {
        zip(columns, starts).reduce(into: [:]) { row, next in
            let (column, start) = next
            let value =
                column.isUnique
                ? column.values.distinct(Int(key) - 1) : column.values[number + start]
            row[column.schema.name] = lacks(column, number) ? "NULL" : value
        }
    }

    private func lacks(_ column: SampleColumn, _ number: Int) -> Bool {
        guard column.isOptional, number >= fullCount else { return false }
        return number < fullCount + Self.emptyCount || random.number(below: 3) == 0
    }
}
