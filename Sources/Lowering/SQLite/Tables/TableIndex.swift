import ModelIR
import SharedLowering
import SwiftNames

/// An index over columns of a table.
struct TableIndex: Sendable {
    let name: String
    let table: String
    let keys: [Key]
    /// The place of the index, the attribute or the relationship that it serves.
    let origin: Origin

    struct Key: Hashable, Sendable {
        let column: String
        var isAscending = true
    }
}

extension TableIndex {
    /// The index's description for the store. For example: `.index("Photo_person", ["person"])`.
    var expression: SwiftExpression {
        let columns = keys.map { key in
            let name = SwiftLiteral.string(key.column)
            return SwiftExpression.text(key.isAscending ? name : ".descending(\(name))")
        }
        let name = SwiftLiteral.string(name)
        return .call(".index", [.init(nil, .text(name)), .init(nil, .array(columns))])
    }
}

extension [TableIndex.Key] {
    /// The keys in the direction that reads the first upwards: an index is read from either end.
    var upwards: [TableIndex.Key] {
        guard let first, !first.isAscending else { return self }
        return map { TableIndex.Key(column: $0.column, isAscending: !$0.isAscending) }
    }
}
