import Diagnostics
import ModelIR

/// The part of a model that CloudKit mirrors: the entities that a mark selects, or all of them.
struct MirroredModel {
    private let model: Model
    private let lineage: Lineage
    /// The mirrored entities, by their indices in the model.
    private let selected: [Int]
    /// The first entity with each name.
    private let indices: [String: Int]

    init(_ model: Model) {
        self.model = model
        let all = model.entities
        lineage = Lineage(all) { _ in true }
        indices = Dictionary(all.indices.map { (all[$0].name, $0) }) { first, _ in first }
        let marked = all.indices.filter { model.isForCloudKit(all[$0]) }
        // A record also has the properties that its entity inherits.
        let mirrored = Set(marked + marked.flatMap(lineage.ancestors))
        selected = marked.isEmpty ? Array(all.indices) : mirrored.sorted()
    }

    private var entities: [Entity] { selected.map { model.entities[$0] } }

    /// The entities of each record type: those with the same root.
    var families: [Family] {
        var roots: [Int] = []
        var members: [Int: [Entity]] = [:]
        for index in selected {
            let root = lineage.roots[index]
            if members[root] == nil { roots.append(root) }
            members[root, default: []].append(model.entities[index])
        }
        return roots.map { Family(root: model.entities[$0], members: members[$0] ?? []) }
    }

    /// Whether there is a to-many relationship whose inverse is a to-many relationship, too.
    var hasManyToMany: Bool {
        entities.contains { entity in
            entity.relationships.contains { relationship in
                !relationship.isTransient && relationship.cardinality != .toOne
                    && inverse(of: relationship).map { $0.cardinality != .toOne } ?? false
            }
        }
    }

    private func inverse(of relationship: Relationship) -> Relationship? {
        guard let inverse = relationship.inverse,
            let start = indices[inverse.entity ?? relationship.destination]
        else { return nil }
        let line = [start] + lineage.ancestors(of: start)
        return line.lazy.compactMap { index in
            model.entities[index].relationships.first { $0.name == inverse.relationship }
        }.first
    }
}

extension MirroredModel {
    /// The entities whose objects share a record type, and the entity that it's named for.
    struct Family {
        let root: Entity
        let members: [Entity]
    }

    /// The diagnostic for the parts of a model that stay in the app, if there are any.
    var leftOut: [Diagnostic] {
        let attributes = entities.flatMap(\.attributes)
        let relationships = entities.flatMap(\.relationships)
        let parts = [
            attributes.contains { $0.defaultValue != nil } ? "defaults" : nil,
            attributes.contains { !$0.validation.isEmpty } ? "rules" : nil,
            relationships.contains { $0.deleteRule == .cascade } ? "cascades" : nil,
            entities.contains { !$0.indexes.isEmpty } ? "indexes" : nil,
            entities.contains { !$0.fetchedProperties.isEmpty } ? "fetched properties" : nil,
            model.fetchRequests.isEmpty ? nil : "fetch requests",
        ].compactMap(\.self)
        guard !parts.isEmpty else { return [] }
        let message =
            "\(listed(parts)) of the model are not written: they only apply in the app"
        let place = model.origin.location
        return [Diagnostic(.note, "model.not-in-cloudkit", at: place, message)]
    }
}

/// Words as a sentence lists them. For example: `defaults, rules and indexes`.
private func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
}
