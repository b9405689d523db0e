import Mustache
import SharedLowering

/// A property of a class whose objects are rows.
package struct PropertyView: TemplateView {
    package var isSeparated = false
    /// The condition around the property's public declaration; `nil` if it's unconditional. For
    /// example: `os(iOS)`.
    package var condition: String?
    /// The access if the condition doesn't hold. For example: `private `.
    package var keptAccess: String
    package var documentation: [String]
    /// The wrapper of stored and transient values. For example: `@Observed `.
    package var wrapper: String
    /// For example: `public `.
    package var access: String
    package var setterAccess = ""
    package var name: String
    package var type: String
    /// The initial value in the declaration. For example: ` = ""`.
    package private(set) var initialValue = ""
    package var form: Form

    package enum Form: Sendable {
        /// The positions of the columns. For example: `7...12`.
        case stored(columnRange: String)
        /// A property that isn't stored.
        case transient
        /// The ids of an option set. Indirect: the case is rare, and would enlarge all forms.
        indirect case ids(IDsAccessorView)
        /// A property with observers, over the value behind it.
        indirect case observed(ObservedAccessorView)

        /// Whether the property is computed from another one.
        var isComputed: Bool {
            switch self {
            case .ids, .observed: true
            case .stored, .transient: false
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

    /// Whether the class has the property even if the condition doesn't hold: objects keep the
    /// values that they read.
    private var isKept: Bool {
        condition != nil && !form.isComputed
    }

    /// Whether the property consists of nothing but its declaration.
    var isPlain: Bool { documentation.isEmpty && condition == nil && !form.isComputed }

    package static let summary = "A property of a class whose objects are rows."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .optionalText("condition", "The condition around the property.", example: "os(iOS)") {
            $0.condition
        },
        .text("keptAccess", "Who sees it elsewhere.", example: "private ") { $0.keptAccess },
        .flag("isKept", "Whether the class itself has it elsewhere, too.") { $0.isKept },
        .texts("documentation", "The lines of the doc comment.", example: "In kilograms.") {
            $0.documentation
        },
        .text("wrapper", "The wrapper of its storage and a space.", example: "@Observed ") {
            $0.wrapper
        },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("setterAccess", "The setter's access, where it differs.", example: "private(set) ") {
            $0.setterAccess
        },
        .text("name", "The property's name.", example: "weight") { $0.name },
        .text("type", "The property's type.", example: "Double?") { $0.type },
        .text("initialValue", "What it holds at first, in a wide class.", example: " = 0") {
            $0.initialValue
        },
        .optionalText("columnRange", "The positions of its columns.", example: "7...12") {
            if case .stored(let range) = $0.form { range } else { nil }
        },
        .flag("isTransient", "Whether the property is never stored.") {
            if case .transient = $0.form { true } else { false }
        },
        .optional("ids", "The accessors over an option set.") {
            if case .ids(let accessor) = $0.form { accessor } else { nil }
        },
        .optional("observed", "The accessors that run observers.") {
            if case .observed(let accessor) = $0.form { accessor } else { nil }
        },
    ]
}

/// Separates the properties with blank lines, except adjacent plain ones.
func separated(_ views: [PropertyView]) -> [PropertyView] {
    var views = views
    for index in views.indices.dropFirst() {
        views[index].isSeparated = !(views[index].isPlain && views[index - 1].isPlain)
    }
    return views
}
