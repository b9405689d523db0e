/// A name that templates can use, with its documentation and the access path to its value.
///
/// `View` is a ``TemplateView``. Deliberately unconstrained: a constraint would cost a runtime
/// conformance lookup per view, a third of the time that templates take to load.
///
/// For example: `.text("name", "The city's name.", example: "Lisbon", \.name)`
@usableFromInline
package struct ViewField<View>: Sendable {
    @usableFromInline let name: String
    @usableFromInline let documentation: String
    @usableFromInline let example: String?
    @usableFromInline let access: FieldAccess

    @usableFromInline
    init(name: String, documentation: String, example: String?, access: FieldAccess) {
        self.name = name
        self.documentation = documentation
        self.example = example
        self.access = access
    }

    /// A text that is always present. For example: `{{name}}`
    @inlinable
    package static func text(
        _ name: String,
        _ documentation: String,
        example: String,
        _ value: @escaping @Sendable (View) -> String
    ) -> Self {
        let access = FieldAccess.text { value($0.view(as: View.self).pointee) }
        return Self(name: name, documentation: documentation, example: example, access: access)
    }

    /// An optional text.
    ///
    /// A section over it is rendered if the text is present; inside, `{{.}}` is that text. Outside
    /// such a section, a hole for a missing text is empty.
    ///
    /// For example: `{{#note}}// {{.}}{{/note}}`
    @inlinable
    package static func optionalText(
        _ name: String,
        _ documentation: String,
        example: String,
        _ value: @escaping @Sendable (View) -> String?
    ) -> Self {
        let access = FieldAccess.optionalText { value($0.view(as: View.self).pointee) }
        return Self(name: name, documentation: documentation, example: example, access: access)
    }

    /// A condition, for sections only. For example: `{{#isPublic}}public {{/isPublic}}`
    @inlinable
    package static func flag(
        _ name: String,
        _ documentation: String,
        _ value: @escaping @Sendable (View) -> Bool
    ) -> Self {
        let access = FieldAccess.flag { value($0.view(as: View.self).pointee) }
        return Self(name: name, documentation: documentation, example: nil, access: access)
    }

    /// A list of texts. For example: `{{#imports}}import {{.}}{{/imports}}`
    @inlinable
    package static func texts(
        _ name: String,
        _ documentation: String,
        example: String,
        _ value: @escaping @Sendable (View) -> [String]
    ) -> Self {
        let access = FieldAccess.texts { value($0.view(as: View.self).pointee) }
        return Self(name: name, documentation: documentation, example: example, access: access)
    }

    /// A list of views. For example: `{{#streets}}{{name}}{{/streets}}`
    @inlinable
    package static func list<Child: TemplateView>(
        _ name: String,
        _ documentation: String,
        _ value: @escaping @Sendable (View) -> [Child]
    ) -> Self {
        let access = FieldAccess.list(ChildAccess(list: value))
        return Self(name: name, documentation: documentation, example: nil, access: access)
    }

    /// An optional view. For example: `{{#mayor}}{{name}}{{/mayor}}`, `{{mayor.name}}`
    @inlinable
    package static func optional<Child: TemplateView>(
        _ name: String,
        _ documentation: String,
        _ value: @escaping @Sendable (View) -> Child?
    ) -> Self {
        let access = FieldAccess.optional(ChildAccess(optional: value))
        return Self(name: name, documentation: documentation, example: nil, access: access)
    }
}
