import Mustache
import SharedLowering

/// A computed property over stored ones.
package struct TypedPropertyView: TemplateView {
    package var documentation: [String]
    /// The modifiers with spaces after them. For example: `public `.
    package var access: String
    package var name: String
    package var type: String
    package var form: Form
    package var isSeparated = false

    /// The implementation of the property.
    package enum Form: Sendable {
        /// An expression, and the statements of the setter.
        case accessors(read: String, writes: [String])
        /// An expression, and a method call for each case.
        case choice(read: String, ChoiceSetterView)
        /// The ids of an option set.
        case ids(IDsAccessorView)
    }

    init(documentation: [String], access: String, name: String, type: String, form: Form) {
        self.documentation = documentation
        self.access = access
        self.name = name
        self.type = type
        self.form = form
    }

    package static let summary = "A computed property over stored ones."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .texts("documentation", "The lines of the doc comment.", example: "A name.") {
            $0.documentation
        },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("name", "The property's name.", example: "title") { $0.name },
        .text("type", "The property's type.", example: "ValidatedName") { $0.type },
        .optionalText("read", "The getter's value.", example: "Topics(rawValue: topicsRaw)") {
            switch $0.form {
            case .accessors(let read, _), .choice(let read, _): read
            case .ids: nil
            }
        },
        .optionalText("write", "The only statement of a setter.", example: "topicsRaw = 0") {
            if case .accessors(_, let writes) = $0.form, writes.count == 1 {
                writes[0]
            } else {
                nil
            }
        },
        .texts("writes", "The statements of a setter with several.", example: "start = x") {
            if case .accessors(_, let writes) = $0.form, writes.count != 1 { writes } else { [] }
        },
        .optional("choice", "The setter of an enum.") {
            if case .choice(_, let setter) = $0.form { setter } else { nil }
        },
        .optional("ids", "The accessors over an option set.") {
            if case .ids(let accessor) = $0.form { accessor } else { nil }
        },
    ]
}
