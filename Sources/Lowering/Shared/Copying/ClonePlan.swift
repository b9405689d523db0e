import ModelIR

/// A class of the target, with the properties that matter for copying its objects.
package struct ClonableClass: Sendable {
    /// For example: `Item`.
    package let name: String
    /// Its superclass, if that is a class of the model.
    package let superclass: String?
    /// The entity, with all properties that the class declares.
    package let entity: Entity
    /// The extent of the generated class.
    package let form: ClassForm
    /// The declaration's rules for copies. A rule for one of the attributes behind a property is a
    /// rule for that property.
    let rules: [CloneRule]

    package init(
        name: String,
        superclass: String?,
        entity: Entity,
        form: ClassForm = .definition
    ) {
        self.name = name
        self.form = form
        self.superclass = superclass
        self.entity = entity
        rules = entity.cloneRules.map { rule in
            var rule = rule
            rule.property = entity.composite(over: rule.property)?.name ?? rule.property
            return rule
        }
    }

    /// Whether the declaration has a rule for copying a relationship.
    func hasRule(for relationship: Relationship) -> Bool {
        rules.contains { $0.property == relationship.name }
    }
}

/// How the objects of a class are copied.
///
/// For example: an item is copied with its photos, but shares its tags with the original.
package struct ClonePlan: Sendable {
    /// Whether code in other files copies objects of the class directly.
    package internal(set) var isPublic = false
    /// Whether a superclass has the public method.
    package internal(set) var overridesPublic = false
    /// Whether a superclass has the method that copies into an existing map.
    package internal(set) var overrides = false
    /// Whether the class has a superclass or subclasses in the model.
    package internal(set) var isInFamily = false
    /// Whether a call can leave out branches.
    package internal(set) var hasBranches = false
    /// The branches that the class declares for itself and its subclasses; none for a subclass.
    package internal(set) var branches: [ClonedBranch] = []
    /// The relationships that are copied, those of the topmost superclass first.
    package internal(set) var links: [ClonedLink] = []
    /// The declaration's rules, those of the topmost superclass first.
    package internal(set) var rules: [CloneRule] = []
    /// The classes whose objects are copied together with those of the class or its family.
    ///
    /// Empty if no attribute follows one of theirs.
    package internal(set) var parents: [String] = []
    /// The attributes that a property can follow, by its name.
    package internal(set) var followed: [String: [FollowedAttribute]] = [:]
}

/// A relationship that a copy can leave out.
package struct ClonedBranch: Sendable {
    package let relationship: String
    /// The index in the planner's input of a class that has the relationship.
    package let classIndex: Int
}

/// An attribute of a parent's copy that provides the value for another copy.
package struct FollowedAttribute: Sendable {
    /// For example: `Folder`.
    package let owner: String
    /// The index of that class in the planner's input.
    package let ownerIndex: Int
    package let attribute: Attribute
}

/// How a relationship is copied.
package struct ClonedLink: Sendable {
    package let relationship: Relationship
    package let kind: Kind
    /// Whether a copy that starts with the class may copy the related objects, too.
    var isCopiedFromHere = false

    package enum Kind: Sendable, Equatable {
        /// The related objects are copied as well.
        ///
        /// - Parameter passesParent: Whether a copied object follows an attribute of this copy.
        case copied(passesParent: Bool)
        /// The copy has the same related objects as the original.
        case shared
        /// The copy has the copies of those related objects that are copied, and shares the others.
        case following
    }
}
