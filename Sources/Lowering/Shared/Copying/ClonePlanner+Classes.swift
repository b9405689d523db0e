import Diagnostics
import ModelIR
import SwiftNames

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
    func root(of name: String) -> String {
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

    func family(from root: String) -> Family {
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

    func isPublic(_ name: String) -> Bool {
        line(of: name).contains { $0.entity.code?.isCloned == true }
    }

    func plan(of name: String) -> ClonePlan {
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
