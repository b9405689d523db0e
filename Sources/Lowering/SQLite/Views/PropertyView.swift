import Mustache
import SharedLowering

/// A property of a class whose objects are rows.
package struct PropertyView: TemplateView {
    package var isSeparated = false
    /// Where others see the property; nil for everywhere. For example: `os(iOS)`.
    package var condition: String?
    /// Who sees it elsewhere. For example: `private `.
    package var keptAccess: String
    package var documentation: [String]
    /// For example: `public `.
    package var access: String
    package var setterAccess = ""
    package var name: String
    package var type: String
    /// What the declaration says of its value. For example: ` = ""`.
    package private(set) var initialValue = ""
    package var form: Form

    package enum Form: Sendable {
        /// Positions of columns. For example: `7...12`.
        case stored(columns: String)
        /// Never stored.
        case transient
        /// The ids of an option set. Indirect: few properties have them, and all would be as large.
        indirect case ids(IDsAccessorView)
        /// A value behind it, and what runs when it is set.
        indirect case observed(ObservedAccessorView)

        /// Whether the property is computed over another one.
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
        access: String,
        setterAccess: String = "",
        name: String,
        type: String,
        form: Form
    ) {
        // What both branches would say alike stands there once.
        let isEverywhere = !form.isComputed && keptAccess == access && setterAccess.isEmpty
        let condition = isEverywhere ? nil : condition
        self.condition = condition
        self.keptAccess = keptAccess
        self.documentation = documentation
        self.access = access
        self.setterAccess = setterAccess
        self.name = name
        self.type = type
        self.form = form
    }

    /// The property with a value from the beginning; what's computed has none.
    func initialized(_ value: InitialValue?) -> PropertyView {
        guard let value, !form.isComputed else { return self }
        var result = self
        result.initialValue = value.declaration
        return result
    }

    /// Whether it is there for the class itself, too, where the condition does not hold: objects
    /// keep what they read.
    private var isKept: Bool {
        condition != nil && !form.isComputed
    }

    /// Whether the property is a declaration and no more.
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
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("setterAccess", "The setter's access, where it differs.", example: "private(set) ") {
            $0.setterAccess
        },
        .text("name", "The property's name.", example: "weight") { $0.name },
        .text("type", "The property's type.", example: "Double?") { $0.type },
        .text("initialValue", "What it holds at first, in a wide class.", example: " = 0") {
            $0.initialValue
        },
        .optionalText("columns", "The positions of its columns.", example: "7...12") {
            if case .stored(let columns) = $0.form { columns } else { nil }
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

/// Sets off each property from the one before, but for neighbours that are both plain.
func separated(_ views: [PropertyView]) -> [PropertyView] {
    var views = views
    for index in views.indices.dropFirst() {
        views[index].isSeparated = !(views[index].isPlain && views[index - 1].isPlain)
    }
    return views
}
