import Mustache
import ValuesLowering
import VersionLowering

/// The page that accompanies ejected templates: every view with its names.
///
/// It is generated from the declarations that templates are checked against.
package struct TemplateReference {
    private let templates: [BuiltInTemplate]

    package init(_ templates: [BuiltInTemplate]) {
        self.templates = templates
    }

    /// The page in Markdown.
    package var text: String {
        let views =
            Target.definitions.flatMap(\.views)
            + ViewDocumentation.reachable(from: ValuesFileView.self)
            + ViewDocumentation.reachable(from: VersionFileView.self)
            + ViewDocumentation.reachable(from: PlanFileView.self)
        // Some views are common to several targets.
        var seen: Set<String> = []
        let sections = views.filter { seen.insert($0.view).inserted }.map(section)
        return ([Self.introduction] + sections).joined(separator: "\n")
    }

    private static let introduction = """
        # Templates

        These are the templates that modelgen generates code with. Change some of them, delete the
        ones that you don't change, and specify the folder:

        ```sh
        modelgen generate MODEL --templates FOLDER
        ```

        A template here replaces the built-in one of the same name; a new name is a partial that
        your templates can use. \(fileTemplates) generate the files with classes,
        and `values-file` generates the file of the value types. The language is
        [Mustache](https://mustache.github.io), but texts aren't escaped.

        | kind | in a template |
        |---|---|
        | text | `{{name}}` |
        | optional text | `{{#name}}{{.}}{{/name}}` if it exists, `{{^name}}…{{/name}}` if not |
        | flag | `{{#name}}…{{/name}}` if it's true, `{{^name}}…{{/name}}` if not |
        | list of texts | `{{#name}}{{.}}{{/name}}` for each |
        | list of views | `{{#name}}…{{/name}}` for each, with the names of the view |
        | optional view | `{{#name}}…{{/name}}` if it exists, with the names of the view |

        Sections of a view can also use the names of the enclosing views. A name that no view has is
        an error.

        """

    /// The templates of files. For example: "`coredata-file` and `sqlite-file`".
    private static var fileTemplates: String {
        let names = Target.definitions.map { "`\($0.fileTemplate)`" }
        return names.dropLast().joined(separator: ", ") + " and " + names.suffix(1).joined()
    }

    private func section(_ view: ViewDocumentation) -> String {
        let users = templates.filter { $0.view == view.view }.map { "`\($0.name)`" }
        let shown = users.isEmpty ? [] : ["Shown by " + users.joined(separator: ", ") + ".", ""]
        let head = ["## \(view.view)", "", view.summary, ""] + shown
        let table = ["| name | kind | meaning | for example |", "|---|---|---|---|"]
        return (head + table + view.names.map(row)).joined(separator: "\n") + "\n"
    }

    private func row(_ name: NameDocumentation) -> String {
        let view = name.childView.map { " ([\($0)](#\($0.lowercased())))" } ?? ""
        let example = name.example.map(code) ?? ""
        let cells = ["`\(name.name)`", kind(name.kind) + view, name.documentation, example]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func kind(_ kind: FieldKind) -> String {
        switch kind {
        case .text: "text"
        case .optionalText: "optional text"
        case .flag: "flag"
        case .texts: "list of texts"
        case .list: "list of views"
        case .optional: "optional view"
        }
    }

    /// Returns code for a table cell. Leading and trailing whitespace is only visible in the
    /// source.
    private func code(_ text: String) -> String {
        let mark = text.contains("`") ? "``" : "`"
        let space = text.contains("`") ? " " : ""
        let escaped = text.split(separator: "|", omittingEmptySubsequences: false)
        return mark + space + escaped.joined(separator: "\\|") + space + mark
    }
}
