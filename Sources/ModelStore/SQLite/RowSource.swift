import Foundation
import ModelTypes

/// Where rows come from, for messages; for a server's rows, also their values.
final class RowSource {
    let entityName: String
    /// The first column of a row that holds nothing that its property can be.
    // No access to it lasts: it is only read and replaced as a whole, for every row.
    @exclusivity(unchecked) var failedColumn = noColumn
    static let noColumn: Int32 = -1
    private var reported: Set<String> = []
    /// The entity's source, if this is that of one statement.
    private let parent: RowSource?
    private let rows: RemoteRows?

    init(entityName: String) {
        self.entityName = entityName
        (parent, rows) = (nil, nil)
    }

    /// The source of a server's rows.
    init(_ rows: RemoteRows, _ parent: RowSource) {
        entityName = parent.entityName
        self.parent = parent
        self.rows = rows
    }

    func isFirst(_ property: String, _ key: Int64) -> Bool {
        parent?.isFirst(property, key) ?? reported.insert("\(key).\(property)").inserted
    }
}

// MARK: - A server's row

// Not inlined: what reads from SQLite stays as small as it is.
extension RowSource {
    private func value(_ position: Int) -> Constant { rows?[position] ?? .null }

    @inline(never) func storageType(_ position: Int) -> Int32 {
        (rows?.storageClass(position) ?? .null).rawValue
    }

    @inline(never) func integer(_ position: Int) -> Int64 { rows?.integer(position) ?? 0 }

    @inline(never) func double(_ position: Int) -> Double { rows?.double(position) ?? 0 }

    @inline(never) func string(_ position: Int) -> String? { rows?.string(position) }

    @inline(never) func data(_ position: Int) -> Data? {
        switch value(position) {
        case .data(let data): data
        case let value: value.string.map { Data($0.utf8) }
        }
    }

    @inline(never) func uuid(_ position: Int) -> UUID? {
        if case .uuid(let uuid) = value(position) { uuid } else { nil }
    }

    @inline(never) func columnName(_ position: Int) -> String {
        guard let rows, rows.columns.indices.contains(position) else { return "\(position)" }
        return rows.columns[position]
    }
}
