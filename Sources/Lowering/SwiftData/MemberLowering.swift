import ModelIR
import SharedLowering

/// The code of one attribute, or of several behind one property.
enum MemberLowering {
    case attribute(AttributeLowering)
    indirect case composite(CompositeLowering)

    /// The parameter of the initializer, if it takes a value.
    var parameter: Parameter? {
        switch self {
        case .attribute(let attribute): attribute.parameter
        case .composite(let composite): composite.parameter
        }
    }

    /// The statements that set the stored properties, before the object is whole.
    var assignments: [String] {
        switch self {
        case .attribute(let attribute): attribute.assignments
        case .composite(let composite): composite.assignments
        }
    }

    /// The statement that needs a whole object.
    var finalAssignment: String? {
        switch self {
        case .attribute(let attribute): attribute.flagAssignment
        case .composite(let composite): composite.finalAssignment
        }
    }

    /// - Parameter unique: The names of the attributes that are unique by themselves.
    func storedViews(_ unique: Set<String>) -> [StoredPropertyView] {
        switch self {
        case .attribute(let attribute):
            [attribute.storedView(isUnique: unique.contains(attribute.attribute.name))]
                + attribute.flagViews
        case .composite(let composite): composite.storedViews(unique)
        }
    }

    var typedViews: [TypedPropertyView] {
        switch self {
        case .attribute(let attribute): attribute.typedViews
        case .composite(let composite): [composite.typedView]
        }
    }

    var composites: [StoredCompositeView] {
        switch self {
        case .attribute: []
        case .composite(let composite): composite.members
        }
    }
}

extension PropertyContext {
    /// The members for an entity's attributes, in order.
    ///
    /// - Parameter isFrozen: Whether the class only has stored properties.
    func members(_ entity: Entity, _ plans: [CompositePlan], isFrozen: Bool) -> [MemberLowering] {
        let own = CompositeMemberNames(plans, writer: { "store" + $0 }, beside: names)
        var owners: [String: Int] = [:]
        for (index, plan) in plans.enumerated() {
            for attribute in plan.attributes { owners[attribute.name] = index }
        }
        var placed: Set<Int> = []
        return entity.attributes.compactMap { attribute in
            guard let owner = owners[attribute.name] else {
                // A flag comes with its option set.
                guard attribute.isStorable, attribute.flag == nil else { return nil }
                let flags = attribute.hasFlags ? attribute.flags(in: Array(entity.attributes)) : []
                return .attribute(
                    AttributeLowering(attribute, self, flags: flags, isFrozen: isFrozen)
                )
            }
            guard placed.insert(owner).inserted else { return nil }
            return .composite(CompositeLowering(plans[owner], own, self))
        }
    }
}
