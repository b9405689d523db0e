/// The text of a template, before it's parsed.
///
/// For example: `TemplateSource(name: "city", path: "Templates/city.mustache", text: "{{name}}")`
package struct TemplateSource: Sendable {
    /// The name that partial tags use. For example: `{{>city}}`
    package let name: String

    /// The path for error messages.
    package let path: String

    package let text: String

    package init(name: String, path: String, text: String) {
        self.name = name
        self.path = path
        self.text = text
    }
}
