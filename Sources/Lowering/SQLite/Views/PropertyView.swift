import Mustache
import SharedLowering
import SwiftNames

/// A property of a class whose objects are rows.
package struct PropertyView: TemplateView {
    package var isSeparated = false
    package var documentation: [String]
    /// For example: `public `.
    package var access: String
    package var setterAccess = ""
    package var name: String
    package var type: String
    package var form: Form

    package enum Form: Sendable {
        /// Positions of columns. For example: `7...12`.
        case stored(columns: String)
        /// Never stored.
        case transient
        /// The ids of an option set. Indirect: few properties have them, and all would be as large.
        indirect case ids(IDsAccessorView)
    }

    /// Found once: templates ask twice, for the long form and for the short one.
    private let isShort: Bool

    init(
        documentation: [String],
        access: String,
        setterAccess: String = "",
        name: String,
        type: String,
        form: Form
    ) {
        self.documentation = documentation
        self.access = access
        self.setterAccess = setterAccess
        self.name = name
        self.type = type
        self.form = form
        if case .stored(let columns) = form {
            isShort = TextWidth.fits(
                parts: access,
                setterAccess,
                "var ",
                name,
                ": ",
                type,
                columns,
                " { didSet { didChange() } }",
                indentation: 4
            )
        } else {
            isShort = true
        }
    }

    /// Whether the property needs no line but its own.
    var isOneLine: Bool {
        if case .ids = form { return false }
        return documentation.isEmpty && isShort
    }

    package static let summary = "A property of a class whose objects are rows."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .texts("documentation", "The lines of the doc comment.", example: "In kilograms.") {
            $0.documentation
        },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("setterAccess", "The setter's access, where it differs.", example: "private(set) ") {
            $0.setterAccess
        },
        .text("name", "The property's name.", example: "weight") { $0.name },
        .text("type", "The property's type.", example: "Double?") { $0.type },
        .optionalText("columns", "The positions of its columns, on one line.", example: "7...12") {
            if case .stored(let columns) = $0.form, $0.isShort { columns } else { nil }
        },
        .optionalText("longColumns", "The same, where a line is too short.", example: "7...12") {
            if case .stored(let columns) = $0.form, !$0.isShort { columns } else { nil }
        },
        .flag("isTransient", "Whether the property is never stored.") {
            if case .transient = $0.form { true } else { false }
        },
        .optional("ids", "The accessors over an option set.") {
            if case .ids(let accessor) = $0.form { accessor } else { nil }
        },
    ]
}

/// Sets off each property from the one before, but for neighbours that are one line each.
func separated(_ views: [PropertyView]) -> [PropertyView] {
    var views = views
    for index in views.indices.dropFirst() {
        views[index].isSeparated = !(views[index].isOneLine && views[index - 1].isOneLine)
    }
    return views
}
