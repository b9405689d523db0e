import ModelIR

/// The names of all tables: those of entities, then those of pairs. Indexes get the remaining
/// names, since SQLite has one namespace for both.
struct TableNames: Sendable {
    /// The names of the tables that differ from their entities' names.
    private var byEntity: [String: String] = [:]
    /// The names of tables of pairs, by the relationship that owns them.
    private var byPair: [Pair: String] = [:]
    private var free = FreeNames(["_ModelStore_keys"])

    private struct Pair: Hashable {
        let entity: String
        let relationship: String
    }

    init() {}

    /// - Parameter schema: A plan without table names.
    init(_ schema: SchemaPlan) {
        for plan in schema.entities where plan.isRoot {
            let name = schema.existing?[plan.entity.name]?.name ?? take(plan.entity.name)
            if name != plan.entity.name { byEntity[plan.entity.name] = name }
        }
        for plan in schema.entities where plan.hasToMany {
            for link in schema.links(of: plan) {
                guard case .joined(let join) = link.kind, join.isOwner else { continue }
                let pair = Pair(entity: plan.entity.name, relationship: link.relationship.name)
                byPair[pair] = take(join.name)
            }
        }
    }

    /// The table of an entity without a parent.
    subscript(root: EntityPlan) -> String {
        byEntity.isEmpty ? root.entity.name : byEntity[root.entity.name] ?? root.entity.name
    }

    /// The table of pairs of a relationship.
    func pairs(_ entity: Entity, _ relationship: Relationship) -> String {
        byPair[Pair(entity: entity.name, relationship: relationship.name)]
            ?? "\(entity.name)_\(relationship.name)"
    }

    /// Reserves a unique name for a table or an index.
    mutating func take(_ name: String) -> String {
        // SQLite reserves names with this prefix.
        let isReserved = name.lowercased().hasPrefix("sqlite_")
        return free.take(isReserved ? "_" + name : name)
    }
}

extension EntityPlan {
    fileprivate var hasToMany: Bool {
        // By index: copying a relationship takes longer than reading it.
        let links = entity.relationships
        return links.indices.contains { links[$0].cardinality != .toOne }
    }
}
