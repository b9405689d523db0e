import Diagnostics
import ModelIR
import SwiftNames

extension ClonePlanner {
    typealias OwnedRelationship = (owner: String, relationship: Relationship)

    /// The relationships of a class and its superclasses, the topmost first.
    func links(of name: String) -> [OwnedRelationship] {
        let line = line(of: name)
        let top = line.first { reached.contains($0.name) }?.name ?? name
        return line.flatMap { place in
            place.entity.relationships.filter { relationship in
                !relationship.isTransient && !isExcluded(relationship, of: place)
            }.map { (reached.contains(place.name) ? place.name : top, $0) }
        }
    }

    private func isExcluded(_ relationship: Relationship, of place: ClonableClass) -> Bool {
        place.hasRule(for: relationship) || (belongs(relationship) && !hasClass(relationship))
    }

    /// The class of the objects that a relationship copies; `nil` if it doesn't copy any.
    func copiedClass(_ relationship: Relationship) -> String? {
        belongs(relationship) && hasClass(relationship)
            ? classByEntity[relationship.destination] : nil
    }

    /// Whether the relationship's destination has a generated class.
    func hasClass(_ relationship: Relationship) -> Bool {
        classByEntity[relationship.destination].flatMap { indices[$0] }
            .map { classes[$0].form != .leftOut } ?? false
    }

    /// Whether the object owns the relationship's destination.
    func belongs(_ relationship: Relationship) -> Bool {
        guard let inverse = inverse(of: relationship) else {
            return relationship.deleteRule == .cascade
        }
        return inverse.cardinality == .toOne
    }

    func inverse(of relationship: Relationship) -> Relationship? {
        guard let inverse = relationship.inverse,
            let destination = classByEntity[inverse.entity ?? relationship.destination]
                ?? classByEntity[relationship.destination]
        else { return nil }
        return line(of: destination).lazy.flatMap(\.entity.relationships)
            .first { $0.name == inverse.relationship }
    }

    /// `nil` for the relationship back to the object that the copy started from: the other side
    /// sets it.
    func clonedLink(_ relationship: Relationship, of name: String) -> ClonedLink? {
        guard isSet(relationship, of: name) else { return nil }
        let kind: ClonedLink.Kind =
            if let copied = copiedClass(relationship) {
                .copied(passesParent: family(of: copied)?.followsParent ?? false)
            } else if relationship.cardinality == .toOne,
                arrivals(at: name).contains(where: { isReturn(relationship, of: $0) })
            {
                .following
            } else if mayBeCopied(relationship, with: name) {
                .following
            } else {
                .shared
            }
        var link = ClonedLink(relationship: relationship, kind: kind)
        link.isCopiedFromHere = isPublic(name) && isCopied(relationship, startingAt: name)
        return link
    }

    private func isCopied(_ relationship: Relationship, startingAt name: String) -> Bool {
        let copied = line(of: name).reduce(into: Set<String>()) { found, place in
            found.formUnion(companions[place.name] ?? [])
        }
        return !copied.isDisjoint(with: destinations(of: relationship))
    }

    /// The classes that the object of a relationship may be of, and their superclasses.
    private func destinations(of relationship: Relationship) -> Set<String> {
        guard let name = classByEntity[relationship.destination] else { return [] }
        return Set(members(from: name)).union(line(of: name).map(\.name))
    }

    /// The classes whose objects are copied by relationships when one of a class is, with their
    /// subclasses.
    func companions(of name: String) -> Set<String> {
        var (found, next): (Set<String>, [String]) = ([], members(from: name))
        var visited: Set<String> = []
        while let name = next.popLast() {
            guard visited.insert(name).inserted else { continue }
            for link in links(of: name) {
                guard let destination = copiedClass(link.relationship) else { continue }
                let members = members(from: destination)
                found.formUnion(members)
                next += members
            }
        }
        return found
    }

    /// Whether the object of a relationship that's shared may be copied with an object of a class, by
    /// another relationship.
    private func mayBeCopied(_ relationship: Relationship, with name: String) -> Bool {
        let destinations = destinations(of: relationship)
        return companions.contains { start, copied in
            let isCopied = !copied.isDisjoint(with: destinations)
            if copied.contains(name) { return isCopied || destinations.contains(start) }
            return isCopied && members(from: start).contains(name)
        }
    }

    /// Whether copying an object of the class sets the relationship directly, not only through its
    /// inverse.
    private func isSet(_ relationship: Relationship, of name: String) -> Bool {
        isPublic(name) || !arrivals(at: name).allSatisfy { isReturn(relationship, of: $0) }
    }

    /// Whether a relationship leads back to the object that the copy started from.
    private func isReturn(_ relationship: Relationship, of arrival: Arrival) -> Bool {
        guard arrival.relationship == relationship.inverse?.relationship,
            let destination = classByEntity[relationship.destination]
        else { return false }
        return isRelated(destination, arrival.owner)
    }

    /// Whether one class inherits from the other.
    private func isRelated(_ first: String, _ second: String) -> Bool {
        line(of: first).contains { $0.name == second }
            || line(of: second).contains { $0.name == first }
    }

    /// The relationships that lead to objects of the class, including those to its superclasses.
    func arrivals(at name: String) -> [Arrival] {
        line(of: name).flatMap { arrivals[$0.name] ?? [] }
    }

    func branches(of family: [String]) -> [ClonedBranch] {
        var known: Set<String> = []
        return family.flatMap { name in
            links(of: name).map(\.relationship).filter { isSet($0, of: name) }.map { link in
                ClonedBranch(relationship: link.name, classIndex: indices[name] ?? 0)
            }
        }.filter { known.insert($0.relationship).inserted }
    }
}
