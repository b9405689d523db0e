import ModelIR
import SharedLowering
import SwiftNames

extension ClassLowering {
    /// What declared initializers can set before they call the superclass.
    var storedMembers: [OrderedStatements.StoredMember] {
        early(members).map { member in
            OrderedStatements.StoredMember(
                name: member.parameter.name,
                storedName: member.storedName,
                storage: names.canBeWrapped(member.storedName) ? "_" + member.storedName : nil,
                initialValue: member.initialText
            )
        }
    }

    /// The types of the relationships that variables of initializers can hold: those that have a value
    /// from the start.
    var heldRelationships: [String: String] {
        let links = layout.links.map(lowering)
        let held = links.filter { $0.condition == nil && $0.canStartWithoutValue }
        return Dictionary(
            held.map { ($0.propertyName, $0.type) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The members that need a whole object: relationships, methods, and what is inherited.
    var otherMembers: Set<String> {
        let code = [entity.code].compactMap(\.self)
        let carriedOver = code.flatMap(\.carriedOver).filter {
            [.method, .computedProperty, .transientProperty].contains($0.kind)
        }
        return Set(entity.relationships.map { names.swiftName($0.name) })
            .union(carriedOver.map(\.baseName))
            .union(inherited.map(\.parameter.name))
            .union(members.map(\.parameter.name)).subtracting(early(members).map(\.parameter.name))
    }

    /// The initializers as they were declared.
    func views(of declared: DeclaredInitializers) -> [MemberView] {
        declared.views(
            in: entity,
            access: options.memberAccess,
            inheritedLabels: plan.isRoot ? nil : inherited.map(\.parameter.name),
            parentCall: "super.init()"
        )
    }
}
