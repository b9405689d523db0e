import ModelIR

/// A class of the target, as far as copying its objects goes.
package struct ClonableClass: Sendable {
    /// For example: `Item`.
    package let name: String
    /// The class that it inherits from, among those of the model.
    package let superclass: String?
    /// The entity, with all properties that the class itself declares.
    package let entity: Entity
    /// How much of the class is generated.
    package let form: ClassForm
    /// What the declaration says of copies. A rule for one attribute of several behind a property is
    /// one for the property.
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

    /// Whether the declaration says what becomes of a relationship in copies.
    func hasRule(for relationship: Relationship) -> Bool {
        rules.contains { $0.property == relationship.name }
    }
}

/// How the objects of one class are copied.
///
/// For example: an item with its photos, but with the tags of the original.
package struct ClonePlan: Sendable {
    /// Whether code of other files copies objects of the class, and not only those of others.
    package internal(set) var isPublic = false
    /// Whether a parent has the method that they call.
    package internal(set) var overridesPublic = false
    /// Whether a parent has the method that copies with what was copied before.
    package internal(set) var overrides = false
    /// Whether a class of the model inherits from this one, or the other way round.
    package internal(set) var isInFamily = false
    /// Whether branches can be left out, call by call.
    package internal(set) var hasBranches = false
    /// The branches that the class declares, by the names of relationships; a parent's are not
    /// declared again.
    package internal(set) var branches: [String] = []
    /// The relationships that a copy takes, those of the topmost parent first.
    package internal(set) var links: [ClonedLink] = []
    /// The rules of the declaration, those for the topmost parent first.
    package internal(set) var rules: [CloneRule] = []
    /// The classes whose objects are copied together with those of the class, or of its family.
    ///
    /// Empty where no attribute follows one of theirs.
    package internal(set) var parents: [String] = []
    /// What an attribute can follow, by its property.
    package internal(set) var followed: [String: [FollowedAttribute]] = [:]
}

/// An attribute of a parent's copy, whose value another copy takes.
package struct FollowedAttribute: Sendable {
    /// For example: `Folder`.
    package let owner: String
    /// The place of that class among those that the planner was given.
    package let ownerIndex: Int
    package let attribute: Attribute
}

/// A relationship as a copy takes it.
package struct ClonedLink: Sendable {
    package let relationship: Relationship
    package let kind: Kind

    package enum Kind: Sendable, Equatable {
        /// What it leads to is copied, too.
        ///
        /// - Parameter passesParent: whether something there follows an attribute of the copy.
        case copied(passesParent: Bool)
        /// It leads to what the original's leads to.
        case shared
        /// It leads to the copy of what the original's leads to, where that was copied before.
        case following
    }
}
