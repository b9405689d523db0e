import Foundation
import ModelStore

/// The sample values of a column, as SQL writes them: every case of an enum, both bounds, and some
/// between them.
///
/// For example: `-1`, `1` and `0` of a column with the check `.range(-1...1)`.
struct SampleValues {
    private let column: ColumnSchema
    private let limits: Limits
    private var values: [String]

    /// No values for references and places, and for codable types that no sample is of.
    init(_ column: ColumnSchema, of entity: String, in model: ModelDescription) {
        self.column = column
        limits = Limits(column.rule)
        if case .json = column.type {
            let type = model.codableType(of: column.name, entity)
            values = type.map { CodableSamples.texts(of: $0).map(literal) } ?? []
        } else {
            values = limits.alternatives ?? limits.values(of: column.type)
        }
    }

    var count: Int { values.count }
    var isEmpty: Bool { values.isEmpty }

    /// The value with a number; they begin again after the last. There is one at least.
    subscript(number: Int) -> String { values[number % values.count] }

    /// A value that no other number has, as far as the column's type and rule have so many.
    func distinct(_ number: Int) -> String {
        if limits.alternatives == nil, number >= values.count,
            let value = limits.distinct(number, of: column.type)
        {
            return value
        }
        return self[number]
    }

    mutating func replace(by values: [String]) { self.values = values }

    /// - Returns: whether the value was there.
    mutating func remove(_ value: String) -> Bool {
        guard let place = values.firstIndex(of: value) else { return false }
        values.remove(at: place)
        return true
    }
}
