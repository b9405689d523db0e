import Mustache
import SharedLowering

/// A property of a class whose objects are rows.
package struct PropertyView: TemplateView {
    /// Whether a blank line comes first.
    package var isSeparated = false
    /// The condition around the property's public declaration, if there is one. For example:
    /// `os(iOS)`
    package var condition: String?
    /// The access if the condition doesn't hold. For example: `private `
    package var keptAccess: String
    /// Whether the class has the property even if the condition doesn't hold: objects keep the
    /// values that they read.
    var isKept: Bool {
        condition != nil && !form.isComputed
    }
    /// The lines of the doc comment. For example: `In kilograms.`
    package var documentation: [String]
    /// The wrapper of stored and transient values, and a space. For example: `@Observed `
    package var wrapper: String
    /// The access level and a space. For example: `public `
    package var access: String
    /// The setter's access and a space, if it differs from the property's. For example:
    /// `private(set) `
    package var setterAccess = ""
    /// The property's name. For example: `weight`
    package var name: String
    /// The property's type. For example: `Double?`
    package var type: String
    /// The initial value in the declaration, in a wide class. For example: ` = 0`
    package private(set) var initialValue = ""
    /// The positions of its columns. For example: `7...12`
    var columnRange: String? { if case .stored(let range) = form { range } else { nil } }
    /// Whether the property is never stored.
    var isTransient: Bool { if case .transient = form { true } else { false } }
    /// Whether the property is a constant with the value that was read.
    var isConstant: Bool { if case .constant = form { true } else { false } }
    /// The accessors over an option set.
    var ids: IDsAccessorView? { if case .ids(let accessor) = form { accessor } else { nil } }
    /// The accessors that run observers.
    var observed: ObservedAccessorView? {
        if case .observed(let accessor) = form { accessor } else { nil }
    }

    // MARK: Not for templates

    /// The implementation of the property.
    package var form: Form

    /// The implementation of the property.
    package enum Form: Sendable {
        /// The positions of the columns. For example: `7...12`.
        case stored(columnRange: String)
        /// A property that isn't stored.
        case transient
        /// A constant with the value that was read.
        case constant
        /// The ids of an option set. Indirect: the case is rare, and would enlarge all forms.
        indirect case ids(IDsAccessorView)
        /// A property with observers, over the value behind it.
        indirect case observed(ObservedAccessorView)

        /// Whether the property is computed from another one.
        var isComputed: Bool {
            switch self {
            case .ids, .observed: true
            case .stored, .transient, .constant: false
            }
        }
    }

    init(
        condition: String? = nil,
        keptAccess: String = "private ",
        documentation: [String],
        wrapper: String,
        access: String,
        setterAccess: String = "",
        name: String,
        type: String,
        form: Form
    ) {
        // Identical branches are merged into one declaration.
        let isEverywhere = !form.isComputed && keptAccess == access && setterAccess.isEmpty
        let condition = isEverywhere ? nil : condition
        self.condition = condition
        self.keptAccess = keptAccess
        self.documentation = documentation
        self.wrapper = wrapper
        self.access = access
        self.setterAccess = setterAccess
        self.name = name
        self.type = type
        self.form = form
    }

    /// The property with an initial value, unless it's computed.
    func initialized(_ value: InitialValue?) -> PropertyView {
        guard let value, !form.isComputed else { return self }
        var result = self
        result.initialValue = value.declaration
        return result
    }

    /// The property for objects that can only be read, unless it's computed.
    var constant: PropertyView {
        guard case .stored = form else { return self }
        var result = self
        result.form = .constant
        return result
    }

    /// Whether the property consists of nothing but its declaration.
    var isPlain: Bool { documentation.isEmpty && condition == nil && !form.isComputed }
}

/// Separates the properties with blank lines, except adjacent plain ones.
func separated(_ views: [PropertyView]) -> [PropertyView] {
    var views = views
    for index in views.indices.dropFirst() {
        views[index].isSeparated = !(views[index].isPlain && views[index - 1].isPlain)
    }
    return views
}
