import Mustache
import SharedLowering
import SwiftNames

/// A typed relationship with its accessors.
package struct RelationshipView: TemplateView, ConditionalView, SeparableView {
    /// The lines of the doc comment. For example: `The inverse is …`
    package var documentation: [String]
    /// Whether a blank line comes first.
    package var isSeparated: Bool
    /// The access level and a space. For example: `public `
    package var access: String
    /// The property's name. For example: `items`
    package var name: String
    /// The property's type. For example: `Set<Item>`
    package var type: String
    /// Whether Core Data's own accessor serves.
    var isManaged: Bool { if case .managed = form { true } else { false } }
    /// The accessors of an unordered to-many relationship.
    var members: MembersView? { if case .managed(let members) = form { members } else { nil } }
    /// The accessors over the primitive value.
    var primitive: AccessorView? {
        if case .primitive(let accessor) = form { accessor } else { nil }
    }
    /// The accessors over a stored property of another name.
    var raw: AccessorView? { if case .raw(let accessor) = form { accessor } else { nil } }
    /// The accessors of an ordered to-many relationship.
    var ordered: OrderedMembersView? {
        if case .ordered(let members) = form { members } else { nil }
    }
    /// The accessors that run observers.
    var observed: ObservedAccessorView? {
        if case .observed(let accessor) = form { accessor } else { nil }
    }
    /// The name in Core Data, if it differs from the property's. For example: `owner`
    package var objectiveCName: String?

    // MARK: Not for templates

    /// The condition around the member; `nil` if it's unconditional.
    package var edges: ConditionEdges?
    /// The implementation of the property.
    package var form: Form

    /// The implementation of the property.
    package enum Form: Sendable {
        /// Core Data's own accessor, with member accessors for a to-many relationship.
        case managed(MembersView?)
        /// The primitive value, which is optional even if the typed one isn't.
        case primitive(AccessorView)
        /// The primitive value under a different name, since another property has the usual one.
        case raw(AccessorView)
        case ordered(OrderedMembersView)
        /// A property with observers, over the value behind it.
        case observed(ObservedAccessorView)
    }
}

/// The accessors of a to-many relationship.
package struct MembersView: TemplateView {
    /// The capitalized name in selectors. For example: `Items`
    package var selectorName: String
    /// The type of a member. For example: `Item`
    package var element: String
    /// The type of several members. For example: `Set<Item>`
    package var collection: String
    /// What Core Data stores where order counts. For example: `NSOrderedSet`
    package var orderedSet: String
    /// The reason to add members with these methods. For example: `Adds in place, …`
    package var addDocumentation: [String]
    /// The access level and a space. For example: `public `
    package var access: String
    /// Whether the longest selector doesn't fit on one line.
    var hasLongSelector: Bool {
        let name = selectorName
        let selector = "replace\(name)AtIndexes:with\(name):"
        // The selector can't be broken into lines.
        return !TextWidth.fits("@objc(\(selector))", indentation: 8)
    }
    /// The count that loads no members.
    package var count: CountView?
}

/// The accessors of an ordered to-many relationship.
package struct OrderedMembersView: TemplateView {
    /// What every to-many relationship has.
    package var members: MembersView
    /// The stored property. For example: `photosStorage`
    package var storage: String
}

/// A count of members that doesn't load them.
package struct CountView: TemplateView {
    /// The lines of the doc comment. For example: `Counts …`
    package var countDocumentation: [String] = ["Counts without loading the members."]
    /// The property's name. For example: `itemsCount`
    package var countName: String
    /// The relationship, in quotes. For example: `"items"`
    package var countKey: String
    /// The type of a count. For example: `Int`
    package var countType: String
}

/// A property whose value is the result of a query.
package struct FetchedPropertyView: TemplateView {
    /// The lines of the doc comment. For example: `Fetched: …`
    package var documentation: [String]
    /// Whether a blank line comes first.
    package var isSeparated: Bool
    /// The property's name. For example: `recent`
    package var name: String
    /// The property's type. For example: `[Item]`
    package var type: String
}
