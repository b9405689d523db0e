import Mustache
import SharedLowering
import SwiftNames

/// What changes or counts the members of a relationship in constant time.
///
/// An extension of the protocol of all objects declares it: an app may declare a member with the same
/// name in a file that the generator doesn't read, and that one replaces this.
package struct MemberMethodView: TemplateView, ConditionalView, SeparableView {
    /// Whether a blank line comes first.
    package var isSeparated = false
    /// The access level and a space. For example: `public `
    let access: String
    /// The index among the relationships. For example: `3`
    let index: String
    /// The class of the members. For example: `Tag`
    let destination: String
    /// The type of the store's own list. For example: `ToMany<Tag>`
    let listType: String
    /// The type of a count. For example: `Int`
    let countType: String
    /// The method that adds a member. For example: `addToTags`
    var adder: String? { if case .adder(let name) = form { name } else { nil } }
    /// The method that removes a member. For example: `removeFromTags`
    var remover: String? { if case .remover(let name) = form { name } else { nil } }
    /// The property that counts members. For example: `tagsCount`
    var counter: String? { if case .counter(let name) = form { name } else { nil } }

    // MARK: Not for templates

    /// The condition around the member; `nil` if it's unconditional.
    package var edges: ConditionEdges?
    let form: Form

    /// What the member is, with its name.
    enum Form: Sendable {
        case adder(String)
        case remover(String)
        case counter(String)

        var name: String {
            switch self {
            case .adder(let name), .remover(let name), .counter(let name): name
            }
        }

        /// Whether the member changes the collection, as only those do who may set the property.
        var isForChanges: Bool { if case .counter = self { false } else { true } }
    }
}
