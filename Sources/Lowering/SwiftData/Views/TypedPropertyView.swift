import Mustache
import SharedLowering

/// A computed property over stored ones.
package struct TypedPropertyView: TemplateView, SeparableView {
    /// The lines of the doc comment. For example: `A name.`
    package var documentation: [String]
    /// The access level and a space. For example: `public `
    package var access: String
    /// The property's name. For example: `title`
    package var name: String
    /// The property's type. For example: `ValidatedName`
    package var type: String
    /// The getter's value. For example: `Topics(rawValue: topicsRaw)`
    var read: String? {
        switch form {
        case .accessors(let read, _), .choice(let read, _): read
        case .ids: nil
        }
    }
    /// The only statement of a setter. For example: `topicsRaw = 0`
    var write: String? {
        if case .accessors(_, let writes) = form, writes.count == 1 {
            writes[0]
        } else {
            nil
        }
    }
    /// The statements of a setter with several. For example: `start = x`
    var writes: [String] {
        if case .accessors(_, let writes) = form, writes.count != 1 { writes } else { [] }
    }
    /// The setter of an enum.
    var choice: ChoiceSetterView? { if case .choice(_, let setter) = form { setter } else { nil } }
    /// The accessors over an option set.
    var ids: IDsAccessorView? { if case .ids(let accessor) = form { accessor } else { nil } }
    /// Whether a blank line comes first.
    package var isSeparated = false

    // MARK: Not for templates

    /// The implementation of the property.
    package var form: Form

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
}
