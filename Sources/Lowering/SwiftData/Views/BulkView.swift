import Mustache
import SharedLowering

/// The methods that add and remove several members of a to-many relationship.
package struct BulkView: TemplateView, SeparableView {
    /// The relationship. For example: `items`
    package var property: String
    /// The access level and a space. For example: `public `
    package var access: String
    /// The method that adds. For example: `addToItems`
    package var add: String
    /// The method that removes. For example: `removeFromItems`
    package var remove: String
    /// The relationship in the methods, whose parameter and variable hide two names. For example: `items`
    package var target: String
    /// The change that adds objects. For example: `+= objects`
    var adding: String { isOptional ? "= (\(target) ?? []) + objects" : "+= objects" }
    /// A question mark if the array is optional, or nothing. For example: `?`
    var mark: String { isOptional ? "?" : "" }
    /// The parameter's type. For example: `some Sequence<Item>`
    package var parameter: String
    /// The type of a set. For example: `Set`
    package var setType: String
    /// Whether a blank line comes first.
    package var isSeparated = false

    // MARK: Not for templates

    /// Whether the relationship is an optional array.
    package var isOptional: Bool

    init(
        property: String,
        target: String,
        access: String,
        add: String,
        remove: String,
        isOptional: Bool,
        parameter: String,
        setType: String
    ) {
        self.property = property
        self.target = target
        self.access = access
        self.add = add
        self.remove = remove
        self.isOptional = isOptional
        self.parameter = parameter
        self.setType = setType
    }
}
