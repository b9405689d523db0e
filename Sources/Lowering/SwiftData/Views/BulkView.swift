import Mustache

/// The methods that add and remove several members of a to-many relationship.
package struct BulkView: TemplateView {
    /// The relationship. For example: `items`.
    package var property: String
    package var access: String
    /// For example: `addToItems`.
    package var add: String
    /// For example: `removeFromItems`.
    package var remove: String
    /// Whether the relationship is an optional array.
    package var isOptional: Bool
    /// The type of the parameter. For example: `some Sequence<Item>`.
    package var parameter: String
    /// For example: `Set`.
    package var setType: String
    package var isSeparated = false

    init(
        property: String,
        access: String,
        add: String,
        remove: String,
        isOptional: Bool,
        parameter: String,
        setType: String
    ) {
        self.property = property
        self.access = access
        self.add = add
        self.remove = remove
        self.isOptional = isOptional
        self.parameter = parameter
        self.setType = setType
    }

    package static let summary = "The methods for several members of a to-many relationship."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .text("property", "The relationship.", example: "items") { $0.property },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("add", "The method that adds.", example: "addToItems") { $0.add },
        .text("remove", "The method that removes.", example: "removeFromItems") { $0.remove },
        .text("adding", "The change that adds objects.", example: "+= objects") {
            $0.isOptional ? "= (\($0.property) ?? []) + objects" : "+= objects"
        },
        .text("mark", "A question mark if the array is optional, or nothing.", example: "?") {
            $0.isOptional ? "?" : ""
        },
        .text("parameter", "The parameter's type.", example: "some Sequence<Item>") {
            $0.parameter
        },
        .text("setType", "The type of a set.", example: "Set") { $0.setType },
    ]
}
