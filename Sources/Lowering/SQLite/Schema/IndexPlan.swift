import Diagnostics
import ModelIR

/// The indexes of all tables but those of pairs: one for each reference, and what the model asks
/// for. None is over columns that another one, or a uniqueness, serves already.
struct IndexPlan: Sendable {
    private(set) var diagnostics: [Diagnostic] = []
    private var byTable: [String: [TableIndex]] = [:]
    /// The names of tables and indexes, which share one namespace; in small letters.
    private var taken: Set<String>

    init(_ families: [[EntityLayout]], in model: Model) {
        taken = Set(families.joined().flatMap(\.tableNames))
        for family in families { add(family, model) }
    }

    /// The indexes of the table that an entity without a parent has.
    subscript(table: String) -> [TableIndex] { byTable[table] ?? [] }

    private mutating func add(_ family: [EntityLayout], _ model: Model) {
        guard let table = family.first?.plan.entity.name else { return }
        var indexes: [TableIndex] = []
        for (name, keys) in family.flatMap(\.links).compactMap(referenceKeys) {
            indexes.append(TableIndex(name: free("\(table)_\(name)"), table: table, keys: keys))
        }
        if family.contains(where: \.plan.entity.wishesIndexes) {
            addWishes(of: family, table, to: &indexes, model)
        }
        byTable[table] = indexes
    }

    private mutating func addWishes(
        of family: [EntityLayout],
        _ table: String,
        to indexes: inout [TableIndex],
        _ model: Model
    ) {
        let serving = family.flatMap(\.uniqueKeys) + indexes.map(\.keys)
        let columns = Set(family.flatMap(\.columnNames))
        var declared: Set<[TableIndex.Key]> = []
        for layout in family {
            for wish in layout.wishes(columns) {
                let entity = layout.plan.entity
                switch wish.content {
                case .none(let reason):
                    diagnostics.append(wish.leftOut(because: reason, of: entity, in: model))
                case .keys(let keys):
                    let isServed = serving.contains { $0.starts(with: keys.upwards) }
                    guard !isServed, declared.insert(keys.upwards).inserted else { continue }
                    let name = free("\(entity.name)_\(wish.name)")
                    indexes.append(TableIndex(name: name, table: table, keys: keys))
                }
            }
        }
    }

    /// The name, with a number where something has it.
    private mutating func free(_ name: String) -> String {
        var number = 1
        while true {
            let candidate = number == 1 ? name : "\(name)_\(number)"
            if taken.insert(candidate.lowercased()).inserted { return candidate }
            number += 1
        }
    }
}

/// Nil where there is no column, or one that is unique by itself.
private func referenceKeys(_ placed: PlacedLink) -> (name: String, keys: [TableIndex.Key])? {
    guard case .column(let column) = placed.link.kind, !column.isUnique else { return nil }
    let name = placed.link.relationship.name
    let columns = column.hasPosition ? [name, name + "_position"] : [name]
    return (name, columns.map { TableIndex.Key(column: $0) })
}

extension EntityLayout {
    /// The entity's own name, and those of its tables of pairs with their indexes.
    fileprivate var tableNames: [String] {
        let joins = links.compactMap { placed -> JoinTable? in
            if case .joined(let join) = placed.link.kind, join.isOwner { join } else { nil }
        }
        let names = joins.flatMap { [$0.name] + $0.indexes.map(\.name) }
        return (names + [plan.entity.name]).map { $0.lowercased() }
    }

    /// The names of the entity's own columns.
    fileprivate var columnNames: [String] {
        members.flatMap { member -> [String] in
            switch member {
            case .attribute(let attribute, _): [attribute.name]
            case .transient: []
            case .composite(let plan, _): plan.attributes.map(\.name)
            }
        } + links.filter { $0.position != nil }.map(\.link.relationship.name)
    }

    /// What SQLite makes an index for by itself.
    fileprivate var uniqueKeys: [[TableIndex.Key]] {
        let links = links.compactMap { placed -> [String]? in
            guard case .column(let column) = placed.link.kind, column.isUnique else { return nil }
            return [placed.link.relationship.name]
        }
        let constraints = plan.entity.uniquenessConstraints.filter { names in
            // A reference alone is unique by its inverse only.
            names.count > 1 || !plan.entity.relationships.contains { [$0.name] == names }
        }
        return (links + constraints).map { $0.map { TableIndex.Key(column: $0) } }
    }
}
