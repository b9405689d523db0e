import Diagnostics
import ModelIR

/// The settings of an entity.
package struct EntitySettings: Hashable, Sendable {
    package internal(set) var generate: Bool?
    package internal(set) var classForm: Placed<ClassChoice>?
    package internal(set) var baseClass: Placed<String>?
    package internal(set) var swiftName: Placed<String>?
    package internal(set) var clone: Placed<Bool>?
    package internal(set) var distributedBy: Placed<String>?
    /// The settings of properties, by the persistent names of attributes and relationships.
    package internal(set) var properties: [Named<PropertySettings>]?
    /// The settings of composite properties, by their names in code.
    package internal(set) var composites: [Named<CompositeSettings>]?
    /// The properties that each initializer takes, by the label of the first.
    package internal(set) var initializers: [Named<[Placed<String>]>]?
    /// What isn't reported, by the ids of diagnostics.
    package internal(set) var checks: [Named<IgnoredCheck>]?
}

/// What a configuration can want of a diagnostic about one declaration.
package enum IgnoredCheck: String, Sendable, Hashable, CaseIterable {
    case ignore
}

/// The possible forms of a class.
package enum ClassChoice: String, Sendable, Hashable, CaseIterable {
    /// The class with its members.
    case definition
    /// Only the members, for a class that the user has written.
    case `extension`
}

/// The settings of an attribute or a relationship.
package struct PropertySettings: Hashable, Sendable {
    package internal(set) var name: Placed<String>?
    package internal(set) var type: Placed<String>?
    package internal(set) var onMissing: MissingValuePolicy?
    package internal(set) var ignore: Bool?
    package internal(set) var flags: Bool?
    package internal(set) var readonly: Bool?
    package internal(set) var optionalCollection: Bool?
    package internal(set) var documentation: String?
    package internal(set) var clone: Placed<CloneRule.Kind>?
    /// What isn't reported, by the ids of diagnostics.
    package internal(set) var checks: [Named<IgnoredCheck>]?

    /// Whether there are settings that apply to attributes.
    package var isAboutAttribute: Bool {
        var rest = self
        rest.clone = nil
        rest.checks = nil
        rest.optionalCollection = nil
        return rest != PropertySettings()
    }

    /// Whether there are settings that apply only to attributes.
    package var isOnlyAboutAttribute: Bool {
        var rest = self
        rest.onMissing = nil
        return rest.isAboutAttribute
    }
}

/// The settings of a property that is stored in several attributes.
package struct CompositeSettings: Hashable, Sendable {
    package internal(set) var type: Placed<String>?
    package internal(set) var optional: Bool?
    package internal(set) var documentation: String?
    package internal(set) var discriminator: Placed<String>?
    /// The stored numbers, by the names of cases.
    package internal(set) var cases: [Named<Int>]?
    /// The attributes, by the paths of parts.
    package internal(set) var properties: [Named<Placed<String>>]?
}
