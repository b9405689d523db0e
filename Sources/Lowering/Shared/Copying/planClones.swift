import Diagnostics
import ModelIR
import SwiftNames

/// Decides which classes can be copied, and how deep their copies are.
///
/// An object owns the objects of a relationship whose inverse is a to-one: they are copied with it.
/// The objects of a relationship whose inverse is a to-many are shared.
///
/// - Parameter classByEntity: The class of each entity that has one.
package func planClones(
    _ classes: @autoclosure () -> [ClonableClass],
    classByEntity: @autoclosure () -> [String: String],
    _ types: TypeNames,
    access: AccessLevel,
    in model: Model
) -> (plans: [String: ClonePlan], diagnostics: [Diagnostic]) {
    let hasWishes = model.entities.indices.contains { index in
        model.entities[index].code?.isCloned == true || model.entities[index].hasCloneRules
    }
    guard hasWishes else { return ([:], []) }
    var planner = ClonePlanner(classes(), classByEntity(), types, access)
    for place in planner.classes
    where place.entity.code?.isCloned == true && place.form != .leftOut {
        planner.visit(place.name)
    }
    return (planner.plans(), planner.diagnostics(in: model))
}

/// Traverses from the classes that can be copied to those that are copied with them.
struct ClonePlanner {
    let classes: [ClonableClass]
    let indices: [String: Int]
    let classByEntity: [String: String]
    let types: TypeNames
    let access: AccessLevel
    private var children: [String: [String]] = [:]
    private var reached: Set<String> = []
    /// The relationships that lead to a class.
    private var arrivals: [String: [Arrival]] = [:]
    /// The families by the name of their root.
    private var families: [String: Family] = [:]

    /// A relationship that copies the objects of a class together with others.
    struct Arrival: Equatable {
        /// The class with the relationship.
        let owner: String
        let relationship: String
    }

    /// Classes that are related by inheritance and whose objects are copied.
    struct Family {
        /// The classes whose attributes they follow.
        let parents: [String]
        let followsParent: Bool
        /// The relationships that a call can leave out.
        let branches: [String]
        /// Whether a method `clone()` without parameters exists.
        let hasPlainMethod: Bool
        let isOneClass: Bool
    }

    init(
        _ classes: [ClonableClass],
        _ classByEntity: [String: String],
        _ types: TypeNames,
        _ access: AccessLevel
    ) {
        self.classes = classes
        self.types = types
        self.access = access
        self.classByEntity = classByEntity
        indices = Dictionary(zip(classes.map(\.name), classes.indices)) { first, _ in first }
        for place in classes {
            if let parent = place.superclass { children[parent, default: []].append(place.name) }
        }
    }

    /// Visits a class and all classes reachable from it. Iterative: a chain of classes can exceed
    /// the depth of the stack.
    mutating func visit(_ name: String) {
        var next = [name]
        while let name = next.popLast() {
            guard reached.insert(name).inserted else { continue }
            next += children[name] ?? []
            for link in links(of: name) {
                guard let destination = copiedClass(link.relationship) else { continue }
                let arrival = Arrival(owner: link.owner, relationship: link.relationship.name)
                if !(arrivals[destination, default: []].contains(arrival)) {
                    arrivals[destination, default: []].append(arrival)
                }
                next.append(destination)
            }
        }
    }

    /// The plans of all reached classes.
    mutating func plans() -> [String: ClonePlan] {
        for root in Set(reached.map(root)) { families[root] = family(from: root) }
        return Dictionary(uniqueKeysWithValues: reached.map { ($0, plan(of: $0)) })
    }
}

// MARK: - Classes

extension ClonePlanner {
    func isReached(_ name: String) -> Bool { reached.contains(name) }

    /// Whether the class has no subclasses.
    func isLeaf(_ name: String) -> Bool { children[name] == nil }

    /// The class and its superclasses, the topmost first.
    func line(of name: String) -> [ClonableClass] {
        var result: [ClonableClass] = []
        var next: String? = name
        while let index = next.flatMap({ indices[$0] }), result.count < classes.count {
            result.append(classes[index])
            next = classes[index].superclass
        }
        return result.reversed()
    }

    /// The topmost superclass that is copied, or the class itself.
    private func root(of name: String) -> String {
        line(of: name).first { reached.contains($0.name) }?.name ?? name
    }

    /// The class and all its subclasses, superclasses first. Inheritance cycles, which are errors,
    /// end the list.
    func members(from root: String) -> [String] {
        var members: [String] = []
        var known: Set<String> = []
        var next = [root]
        while let name = next.popLast() {
            guard known.insert(name).inserted else { continue }
            members.append(name)
            next += (children[name] ?? []).reversed()
        }
        return members
    }

    private func family(from root: String) -> Family {
        let members = members(from: root)
        let followsParent = members.contains(where: followsParent)
        let branches = branches(of: members)
        return Family(
            parents: followsParent ? owners(of: members) : [],
            followsParent: followsParent,
            branches: branches,
            hasPlainMethod: branches.isEmpty && members.contains(where: isPublic),
            isOneClass: members.count == 1
        )
    }

    func family(of name: String) -> Family? { families[root(of: name)] }

    private func isPublic(_ name: String) -> Bool {
        line(of: name).contains { $0.entity.code?.isCloned == true }
    }

    private func plan(of name: String) -> ClonePlan {
        let parent = indices[name].flatMap { classes[$0].superclass }
        var plan = ClonePlan()
        plan.isPublic = isPublic(name)
        plan.overridesPublic = parent.map(isPublic) ?? false
        plan.overrides = parent.map(reached.contains) ?? false
        plan.rules = rules(of: name)
        plan.links = links(of: name).compactMap { clonedLink($0.relationship, of: name) }
        let root = root(of: name)
        guard let family = families[root] else { return plan }
        plan.isInFamily = !family.isOneClass
        plan.parents = family.parents
        plan.followed = followed(plan.rules, family.parents)
        plan.hasBranches = !family.branches.isEmpty
        plan.branches = name == root ? family.branches : []
        return plan
    }
}

// MARK: - Relationships

extension ClonePlanner {
    typealias OwnedRelationship = (owner: String, relationship: Relationship)

    /// The relationships of a class and its superclasses, the topmost first.
    private func links(of name: String) -> [OwnedRelationship] {
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
    private func copiedClass(_ relationship: Relationship) -> String? {
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

    private func inverse(of relationship: Relationship) -> Relationship? {
        guard let inverse = relationship.inverse,
            let destination = classByEntity[inverse.entity ?? relationship.destination]
                ?? classByEntity[relationship.destination]
        else { return nil }
        return line(of: destination).lazy.flatMap(\.entity.relationships)
            .first { $0.name == inverse.relationship }
    }

    /// `nil` for the relationship back to the object that the copy started from: the other side
    /// sets it.
    private func clonedLink(_ relationship: Relationship, of name: String) -> ClonedLink? {
        guard isSet(relationship, of: name) else { return nil }
        let kind: ClonedLink.Kind =
            if let copied = copiedClass(relationship) {
                .copied(passesParent: family(of: copied)?.followsParent ?? false)
            } else if relationship.cardinality == .toOne,
                arrivals(at: name).contains(where: { isReturn(relationship, of: $0) })
            {
                .following
            } else {
                .shared
            }
        return ClonedLink(relationship: relationship, kind: kind)
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
    private func arrivals(at name: String) -> [Arrival] {
        line(of: name).flatMap { arrivals[$0.name] ?? [] }
    }

    private func branches(of family: [String]) -> [String] {
        var known: Set<String> = []
        return family.flatMap { name in
            links(of: name).map(\.relationship).filter { isSet($0, of: name) }.map(\.name)
        }.filter { known.insert($0).inserted }
    }
}

// MARK: - Rules

extension ClonePlanner {
    private func rules(of name: String) -> [CloneRule] {
        line(of: name).flatMap(\.rules)
    }

    /// Whether an attribute of the class follows a parent's.
    private func followsParent(_ name: String) -> Bool {
        rules(of: name).contains { rule in
            if case .followParent = rule.kind { true } else { false }
        }
    }

    /// The attributes that each property can follow.
    private func followed(_ rules: [CloneRule], _ owners: [String])
        -> [String: [FollowedAttribute]]
    {
        var result: [String: [FollowedAttribute]] = [:]
        for rule in rules {
            guard case .followParent(let name, _) = rule.kind else { continue }
            result[rule.property] = owners.compactMap { owner in
                guard let index = indices[owner],
                    let (_, attribute) = attributeOfParent(name, owner)
                else { return nil }
                return FollowedAttribute(owner: owner, ownerIndex: index, attribute: attribute)
            }
        }
        return result
    }

    /// The classes whose objects are copied together with objects of these.
    func owners(of family: [String]) -> [String] {
        Set(family.flatMap { arrivals(at: $0) }.map(\.owner)).sorted()
    }
}
