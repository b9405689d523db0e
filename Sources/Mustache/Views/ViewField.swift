/// A name that templates may use, with its documentation and the way to its value.
///
/// For example: `.text("name", "The city's name.", example: "Lisbon", \.name)`
package struct ViewField<View: TemplateView>: Sendable {
    let name: String
    let documentation: String
    let example: String?
    let access: FieldAccess<View>

    /// A text that is always there. For example: `{{name}}`
    package static func text(
        _ name: String,
        _ documentation: String,
        example: String,
        _ value: @escaping @Sendable (View) -> String
    ) -> Self {
        Self(name: name, documentation: documentation, example: example, access: .text(value))
    }

    /// A text that may be absent.
    ///
    /// A section over it is shown when there is a text, and `{{.}}` in it is that text. A hole
    /// outside such a section shows nothing when the text is absent.
    ///
    /// For example: `{{#note}}// {{.}}{{/note}}`
    package static func optionalText(
        _ name: String,
        _ documentation: String,
        example: String,
        _ value: @escaping @Sendable (View) -> String?
    ) -> Self {
        let access = FieldAccess<View>.optionalText(value)
        return Self(name: name, documentation: documentation, example: example, access: access)
    }

    /// A condition, for sections only. For example: `{{#isPublic}}public {{/isPublic}}`
    package static func flag(
        _ name: String,
        _ documentation: String,
        _ value: @escaping @Sendable (View) -> Bool
    ) -> Self {
        Self(name: name, documentation: documentation, example: nil, access: .flag(value))
    }

    /// A list of texts. For example: `{{#imports}}import {{.}}{{/imports}}`
    package static func texts(
        _ name: String,
        _ documentation: String,
        example: String,
        _ value: @escaping @Sendable (View) -> [String]
    ) -> Self {
        Self(name: name, documentation: documentation, example: example, access: .texts(value))
    }

    /// A list of views. For example: `{{#streets}}{{name}}{{/streets}}`
    package static func list<Child: TemplateView>(
        _ name: String,
        _ documentation: String,
        _ value: @escaping @Sendable (View) -> [Child]
    ) -> Self {
        let access = FieldAccess<View>.list(ChildAccess(list: value))
        return Self(name: name, documentation: documentation, example: nil, access: access)
    }

    /// A view that may be absent. For example: `{{#mayor}}{{name}}{{/mayor}}`, `{{mayor.name}}`
    package static func optional<Child: TemplateView>(
        _ name: String,
        _ documentation: String,
        _ value: @escaping @Sendable (View) -> Child?
    ) -> Self {
        let access = FieldAccess<View>.optional(ChildAccess(optional: value))
        return Self(name: name, documentation: documentation, example: nil, access: access)
    }
}
