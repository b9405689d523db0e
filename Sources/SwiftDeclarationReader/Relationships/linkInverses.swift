import Diagnostics
import ModelIR
import SwiftSyntax

/// Sets the inverses of relationships: declared ones first, then inferred ones.
struct InverseLinker {
    var entities: [Entity]
    let declared: [DeclaredRelationship]
    let reports: Reports
    /// The index of each entity.
    private let places: [String: Int]
    /// The indices of declared relationships, by entity.
    private let declaredIn: [String: [Int]]

    init(_ entities: [Entity], _ declared: [DeclaredRelationship], _ reports: Reports) {
        self.entities = entities
        self.declared = declared
        self.reports = reports
        declaredIn = Dictionary(grouping: declared.indices) { declared[$0].entity }
        let names = entities.map(\.name)
        places = Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    mutating func link() -> [Entity] {
        for index in declared.indices where declared[index].inverse != nil { linkDeclared(index) }
        infer()
        return entities
    }

    private func relationship(_ index: Int) -> Relationship? {
        guard let place = places[declared[index].entity],
            entities[place].relationships.indices.contains(declared[index].index)
        else { return nil }
        return entities[place].relationships[declared[index].index]
    }

    /// A relationship without an inverse so far.
    func open(_ index: Int) -> Relationship? {
        relationship(index).flatMap { $0.inverse == nil ? $0 : nil }
    }

    mutating func link(_ first: Int, _ second: Int) {
        setInverse(of: first, to: second)
        setInverse(of: second, to: first)
    }

    private mutating func setInverse(of index: Int, to other: Int) {
        guard let place = places[declared[index].entity], let name = relationship(other)?.name
        else { return }
        entities[place].relationships[declared[index].index].inverse = Relationship.Inverse(
            entity: declared[other].entity,
            relationship: name
        )
    }

    private mutating func linkDeclared(_ index: Int) {
        guard let relationship = relationship(index), let keyPath = declared[index].inverse else {
            return
        }
        let root = keyPath.root ?? relationship.destination
        let lineage = lineage(of: relationship.destination)
        guard lineage.contains(root) else {
            return report(
                "relationship.unknown-inverse-entity",
                index,
                "'\(relationship.name)' leads to '\(relationship.destination)', so its inverse is not in '\(root)'",
                root,
                lineage
            )
        }
        let candidates = lineage.flatMap { declaredIn[$0] ?? [] }
        guard let other = candidates.first(where: { self.relationship($0)?.name == keyPath.path })
        else {
            return report(
                "relationship.missing-inverse-property",
                index,
                "'\(root)' has no relationship '\(keyPath.path)'",
                keyPath.path,
                candidates.compactMap { self.relationship($0)?.name }
            )
        }
        guard let back = self.relationship(other),
            leads(back.destination, to: declared[index].entity)
        else {
            let message =
                "'\(root).\(keyPath.path)' does not lead back to '\(declared[index].entity)'"
            return reports.add(
                .error,
                "relationship.wrong-inverse",
                at: keyPath.node,
                in: declared[index].file,
                message
            )
        }
        if let taken = back.inverse,
            taken.relationship != relationship.name || taken.entity != declared[index].entity
        {
            let name = "\(taken.entity ?? "").\(taken.relationship)"
            let message = "'\(root).\(keyPath.path)' is the inverse of '\(name)' already"
            return reports.add(
                .error,
                "relationship.taken-inverse",
                at: keyPath.node,
                in: declared[index].file,
                message
            )
        }
        link(index, other)
    }

    private func report(
        _ id: String,
        _ index: Int,
        _ message: String,
        _ name: String,
        _ known: [String]
    ) {
        guard let keyPath = declared[index].inverse else { return }
        reports.addUnknown(
            id,
            at: keyPath.node,
            in: declared[index].file,
            message,
            name: name,
            fixing: keyPath.token(named: name),
            known: known
        )
    }

    /// Whether a relationship to a destination may lead to an entity: the destination itself, its
    /// ancestors and descendants.
    private func leads(_ destination: String, to entity: String) -> Bool {
        lineage(of: entity).contains(destination) || lineage(of: destination).contains(entity)
    }

    /// An entity and its ancestors.
    func lineage(of name: String) -> [String] {
        var result = [name]
        while result.count < 100, let place = places[result[result.count - 1]],
            let parent = entities[place].parent, !result.contains(parent)
        {
            result.append(parent)
        }
        return result
    }
}
