import Diagnostics
import ModelIR
import SwiftNames

extension ClonePlanner {
    func rules(of name: String) -> [CloneRule] {
        line(of: name).flatMap(\.rules)
    }

    /// Whether an attribute of the class follows a parent's.
    func followsParent(_ name: String) -> Bool {
        rules(of: name).contains { rule in
            if case .followParent = rule.kind { true } else { false }
        }
    }

    /// The attributes that each property can follow.
    func followed(_ rules: [CloneRule], _ owners: [String])
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
