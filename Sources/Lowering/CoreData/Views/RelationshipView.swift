import Mustache
import SharedLowering
import SwiftNames

/// A typed relationship with its accessors.
package struct RelationshipView: TemplateView, ConditionalView {
    package var edges: ConditionEdges?
    package var documentation: [String]
    package var isSeparated: Bool
    package var access: String
    package var name: String
    package var type: String
    package var form: Form
    /// The name in Core Data, if it differs from the property's.
    package var objectiveCName: String?

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

    package static let summary = "A typed relationship."

    package static let fields: [ViewField<Self>] =
        ViewField.edges + [
            .texts("documentation", "The lines of the doc comment.", example: "The inverse is …") {
                $0.documentation
            },
            .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
            .text("access", "The access level and a space.", example: "public ") { $0.access },
            .text("name", "The property's name.", example: "items") { $0.name },
            .text("type", "The property's type.", example: "Set<Item>") { $0.type },
            .flag("isManaged", "Whether Core Data's own accessor serves.") {
                if case .managed = $0.form { true } else { false }
            },
            .optional("members", "The accessors of an unordered to-many relationship.") {
                if case .managed(let members) = $0.form { members } else { nil }
            },
            .optional("primitive", "The accessors over the primitive value.") {
                if case .primitive(let accessor) = $0.form { accessor } else { nil }
            },
            .optional("raw", "The accessors over a stored property of another name.") {
                if case .raw(let accessor) = $0.form { accessor } else { nil }
            },
            .optional("ordered", "The accessors of an ordered to-many relationship.") {
                if case .ordered(let members) = $0.form { members } else { nil }
            },
            .optional("observed", "The accessors that run observers.") {
                if case .observed(let accessor) = $0.form { accessor } else { nil }
            },
            .optionalText(
                "objectiveCName",
                "The name in Core Data, where it differs.",
                example: "owner"
            ) {
                $0.objectiveCName
            },
        ]
}

/// The accessors of a to-many relationship.
package struct MembersView: TemplateView {
    /// The capitalized name in selectors. For example: `Items`.
    package var selectorName: String
    package var element: String
    package var collection: String
    /// For example: `NSOrderedSet`.
    package var orderedSet: String
    /// The reason to add members with these methods.
    package var addDocumentation: [String]
    package var access: String
    package var count: CountView?

    package static let summary = "The accessors of a to-many relationship."

    package static let fields: [ViewField<Self>] = [
        .text("selectorName", "The name in selectors.", example: "Items") { $0.selectorName },
        .text("element", "The type of a member.", example: "Item") { $0.element },
        .text("collection", "The type of several members.", example: "Set<Item>") {
            $0.collection
        },
        .text("orderedSet", "What Core Data stores where order counts.", example: "NSOrderedSet") {
            $0.orderedSet
        },
        .texts("addDocumentation", "Why to add members this way.", example: "Adds in place, …") {
            $0.addDocumentation
        },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .flag("hasLongSelector", "Whether the longest selector does not fit on one line.") {
            let name = $0.selectorName
            let selector = "replace\(name)AtIndexes:with\(name):"
            // The selector can't be broken into lines.
            return !TextWidth.fits("@objc(\(selector))", indentation: 8)
        },
        .optional("count", "The count that loads no members.") { $0.count },
    ]
}

/// The accessors of an ordered to-many relationship.
package struct OrderedMembersView: TemplateView {
    package var members: MembersView
    package var storage: String

    package static let summary = "The accessors of an ordered to-many relationship."

    package static let fields: [ViewField<Self>] = [
        .optional("members", "What every to-many relationship has.") { $0.members },
        .text("storage", "The stored property.", example: "photosStorage") { $0.storage },
    ]
}

/// A count of members that doesn't load them.
package struct CountView: TemplateView {
    package var documentation = ["Counts without loading the members."]
    package var name: String
    package var key: String
    package var type: String
    package var access: String

    package static let summary = "A count of members that loads none."

    package static let fields: [ViewField<Self>] = [
        .texts("countDocumentation", "The lines of the doc comment.", example: "Counts …") {
            $0.documentation
        },
        .text("countName", "The property's name.", example: "itemsCount") { $0.name },
        .text("countKey", "The relationship, in quotes.", example: "\"items\"") { $0.key },
        .text("countType", "The type of a count.", example: "Int") { $0.type },
    ]
}

/// A property whose value is the result of a query.
package struct FetchedPropertyView: TemplateView {
    package var documentation: [String]
    package var isSeparated: Bool
    package var name: String
    package var type: String

    package static let summary = "A property whose value is the result of a query."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The lines of the doc comment.", example: "Fetched: …") {
            $0.documentation
        },
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .text("name", "The property's name.", example: "recent") { $0.name },
        .text("type", "The property's type.", example: "[Item]") { $0.type },
    ]
}
