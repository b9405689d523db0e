import Mustache
import SharedLowering

/// A typed property over a stored attribute.
package struct AttributeView: TemplateView, ConditionalView {
    package var edges: ConditionEdges?
    package var documentation: [String]
    package var isSeparated: Bool
    /// For example: `public `.
    package var access: String
    /// The name, in backticks if it's a keyword.
    package var name: String
    package var type: String
    package var form: Form

    /// The implementation of the property.
    ///
    /// Indirect: views move through several lists, and forms are their largest part.
    package indirect enum Form: Sendable {
        /// Core Data's own accessor.
        case managed(setterAccess: String)
        /// The primitive value with the property's own name.
        case primitive(AccessorView)
        /// A stored attribute with a different name.
        case raw(AccessorView)
        /// Several stored attributes.
        case composite(CompositeAccessorView)
        /// The ids of an option set.
        case ids(IDsAccessorView)
        /// A property with observers, over the value behind it.
        case observed(ObservedAccessorView)

        /// The form of a property behind another, whose setter doesn't need its own access.
        var behind: Form {
            switch self {
            case .primitive(var accessor):
                accessor.setterAccess = ""
                accessor.isObjectiveC = false
                return .primitive(accessor)
            case .raw(var accessor):
                accessor.setterAccess = ""
                return .raw(accessor)
            case .ids(let accessor): return .ids(accessor.behind)
            case .managed, .composite, .observed: return self
            }
        }
    }

    package static let summary = "A typed property over a stored attribute."

    package static let fields: [ViewField<Self>] =
        ViewField.edges + [
            .texts("documentation", "The lines of the doc comment.", example: "In kilograms.") {
                $0.documentation
            },
            .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
            .text("access", "The access level and a space.", example: "public ") { $0.access },
            .text("name", "The property's name.", example: "weight") { $0.name },
            .text("type", "The property's type.", example: "Double?") { $0.type },
            .flag("isManaged", "Whether Core Data's own accessor serves.") {
                if case .managed = $0.form { true } else { false }
            },
            .text(
                "setterAccess",
                "The setter's access, where it differs.",
                example: "private(set) "
            ) {
                if case .managed(let access) = $0.form { access } else { "" }
            },
            .optional("primitive", "The accessors over the primitive value.") {
                if case .primitive(let accessor) = $0.form { accessor } else { nil }
            },
            .optional("raw", "The accessors over an attribute of another name.") {
                if case .raw(let accessor) = $0.form { accessor } else { nil }
            },
            .optional("composite", "The accessors over several attributes.") {
                if case .composite(let accessor) = $0.form { accessor } else { nil }
            },
            .optional("ids", "The accessors over an option set.") {
                if case .ids(let accessor) = $0.form { accessor } else { nil }
            },
            .optional("observed", "The accessors that run observers.") {
                if case .observed(let accessor) = $0.form { accessor } else { nil }
            },
        ]
}

/// The expressions that a getter returns and a setter stores.
package struct AccessorView: TemplateView {
    /// The persistent name as a literal. For example: `"weight"`.
    package var key: String
    package var read: String
    package var storage: String
    package var write: String
    package var isReadOnly = false
    /// The setter's modifier with a space after it, if it differs from the property's. For example:
    /// `private(set) `.
    package var setterAccess = ""
    /// Whether the Objective-C runtime finds the property by its name.
    package var isObjectiveC = false

    init(key: String, read: String, storage: String, write: String) {
        self.key = key
        self.read = read
        self.storage = storage
        self.write = write
    }

    package static let summary = "What a getter returns and what a setter writes."

    package static let fields: [ViewField<Self>] = [
        .text("key", "The persistent name, in quotes.", example: "\"weight\"") { $0.key },
        .text("read", "What the getter returns.", example: "weightRaw?.doubleValue") { $0.read },
        .text("storage", "The stored property.", example: "weightRaw") { $0.storage },
        .text("write", "What the setter writes.", example: "newValue") { $0.write },
        .flag("isReadOnly", "Whether there is no setter.") { $0.isReadOnly },
        .text("objectiveC", "`@objc` and a space, for key paths.", example: "@objc ") {
            $0.isObjectiveC ? "@objc " : ""
        },
        .text("setterAccess", "The setter's access, where it differs.", example: "private(set) ") {
            $0.setterAccess
        },
    ]
}
