import Diagnostics
import ModelIR

/// The indexes of all tables other than tables of pairs: one for each reference, and those that the
/// model declares. Indexes that another index or a uniqueness constraint covers are left out.
struct IndexPlan: Sendable {
    private(set) var diagnostics: [Diagnostic] = []
    private var byEntity: [String: [TableIndex]] = [:]
    private var byPairs: [String: [TableIndex]] = [:]
    /// The names of tables and indexes, which share a namespace.
    private var names: TableNames

    init(_ families: [[EntityLayout]], _ tables: TableNames, in model: Model) {
        names = tables
        for layout in families.joined() { addPairs(of: layout) }
        for family in families { add(family, tables, model) }
    }

    /// The indexes over columns of an entity, in the table of its hierarchy.
    subscript(entity: String) -> [TableIndex] { byEntity[entity] ?? [] }

    /// The indexes of a table of pairs.
    subscript(join: JoinTable) -> [TableIndex] { byPairs[join.name] ?? [] }

    private mutating func addPairs(of layout: EntityLayout) {
        for placed in layout.links {
            guard case .joined(let join) = placed.link.kind, join.isOwner else { continue }
            let origin = placed.link.relationship.origin
            byPairs[join.name] = join.indexes.map { index in
                let name = names.take(index.name)
                return TableIndex(name: name, table: join.name, keys: index.keys, origin: origin)
            }
        }
    }

    private mutating func add(_ family: [EntityLayout], _ tables: TableNames, _ model: Model) {
        guard let root = family.first?.plan else { return }
        let table = tables[root]
        var serving = family.flatMap(\.uniqueKeys)
        for layout in family {
            for placed in layout.links {
                guard let keys = referenceKeys(placed) else { continue }
                let name = names.take("\(table)_\(placed.column)")
                let origin = placed.link.relationship.origin
                let index = TableIndex(name: name, table: table, keys: keys, origin: origin)
                byEntity[layout.plan.entity.name, default: []].append(index)
                serving.append(keys)
            }
        }
        guard family.contains(where: \.plan.entity.wishesIndexes) else { return }
        var declared: Set<[TableIndex.Key]> = []
        for layout in family {
            addWishes(of: layout, table, serving, &declared, model)
        }
    }

    private mutating func addWishes(
        of layout: EntityLayout,
        _ table: String,
        _ serving: [[TableIndex.Key]],
        _ declared: inout Set<[TableIndex.Key]>,
        _ model: Model
    ) {
        let entity = layout.plan.entity
        for wish in layout.wishes {
            switch wish.content {
            case .none(let reason):
                diagnostics.append(wish.leftOut(because: reason, of: entity, in: model))
            case .keys(let keys):
                let isServed = serving.contains { $0.starts(with: keys.upwards) }
                guard !isServed, declared.insert(keys.upwards).inserted else { continue }
                let name = names.take("\(entity.name)_\(wish.name)")
                let index = TableIndex(
                    name: name,
                    table: table,
                    keys: keys,
                    origin: wish.origin
                )
                byEntity[entity.name, default: []].append(index)
            }
        }
    }
}

/// `nil` for a relationship without a column, or with a unique one.
private func referenceKeys(_ placed: PlacedLink) -> [TableIndex.Key]? {
    guard case .column(let column) = placed.link.kind, !column.isUnique else { return nil }
    let columns = [placed.column] + (column.hasPosition ? [placed.positionColumn] : [])
    return columns.map { TableIndex.Key(column: $0) }
}

extension EntityLayout {
    /// The keys for which SQLite creates indexes automatically.
    fileprivate var uniqueKeys: [[TableIndex.Key]] {
        let links = links.compactMap { placed -> [String]? in
            guard case .column(let column) = placed.link.kind, column.isUnique else { return nil }
            return [placed.column]
        }
        let constraints = uniqueColumns.filter { columns in
            // A single reference is unique only through its inverse.
            columns.count > 1 || !self.links.contains { [$0.column] == columns }
        }
        return (links + constraints).map { $0.map { TableIndex.Key(column: $0) } }
    }
}
