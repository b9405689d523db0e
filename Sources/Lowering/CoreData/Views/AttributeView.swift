import Mustache
import SharedLowering

/// A typed property over a stored attribute.
package struct AttributeView: TemplateView, ConditionalView {
    /// The lines of the doc comment. For example: `In kilograms.`
    package var documentation: [String]
    /// Whether a blank line comes first.
    package var isSeparated: Bool
    /// The access level and a space. For example: `public `
    package var access: String
    /// The property's name, in backticks if it's a keyword. For example: `weight`
    package var name: String
    /// The property's type. For example: `Double?`
    package var type: String
    /// Whether Core Data's own accessor serves.
    var isManaged: Bool { if case .managed = form { true } else { false } }
    /// The setter's access and a space, if it differs from the property's. For example:
    /// `private(set) `
    var setterAccess: String { if case .managed(let access) = form { access } else { "" } }
    /// The accessors over the primitive value.
    var primitive: AccessorView? {
        if case .primitive(let accessor) = form { accessor } else { nil }
    }
    /// The accessors over an attribute of another name.
    var raw: AccessorView? { if case .raw(let accessor) = form { accessor } else { nil } }
    /// The accessors over several attributes.
    var composite: CompositeAccessorView? {
        if case .composite(let accessor) = form { accessor } else { nil }
    }
    /// The accessors over an option set.
    var ids: IDsAccessorView? { if case .ids(let accessor) = form { accessor } else { nil } }
    /// The accessors that run observers.
    var observed: ObservedAccessorView? {
        if case .observed(let accessor) = form { accessor } else { nil }
    }

    // MARK: Not for templates

    /// The condition around the member; `nil` if it's unconditional.
    package var edges: ConditionEdges?
    /// The implementation of the property.
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
}

/// The expressions that a getter returns and a setter stores.
package struct AccessorView: TemplateView {
    /// The persistent name, in quotes. For example: `"weight"`
    package var key: String
    /// What the getter returns. For example: `weightRaw?.doubleValue`
    package var read: String
    /// The stored property. For example: `weightRaw`
    package var storage: String
    /// What the setter writes. For example: `newValue`
    package var write: String
    /// The statements that store which options the value has. For example: `setValue(true, forKey: "topicsHasFood")`
    package var flags: [String] = []
    /// Whether the setter also stores which options the value has.
    var hasFlags: Bool { !isReadOnly && !flags.isEmpty }
    /// Whether the setter only stores the value.
    var isPlain: Bool { !isReadOnly && flags.isEmpty }
    /// `@objc` and a space, for key paths. For example: `@objc `
    var objectiveC: String { isObjectiveC ? "@objc " : "" }
    /// The setter's access and a space, if it differs from the property's. For example:
    /// `private(set) `
    package var setterAccess = ""

    // MARK: Not for templates

    /// Whether the Objective-C runtime finds the property by its name.
    package var isObjectiveC = false
    /// Whether there is no setter.
    package var isReadOnly = false

    init(key: String, read: String, storage: String, write: String) {
        self.key = key
        self.read = read
        self.storage = storage
        self.write = write
    }
}
