import Mustache
import Templates
import ValuesLowering
import VersionLowering

/// A template that modelgen includes, with the properties that users see.
///
/// For example: `BuiltInTemplate.all.map(\.name)`.
package struct BuiltInTemplate: Sendable, Hashable {
    /// The name. For example: `coredata-entity`.
    package let name: String
    /// The folder to which the template is ejected. For example: `CoreData`.
    package let folder: String
    /// The view that it displays. For example: `EntityView`.
    package let view: String
    /// A description in one sentence.
    package let summary: String
    /// The text in UTF-8.
    package let text: [UInt8]

    /// The path below the folder to which all templates are ejected.
    package var path: String { "\(folder)/\(name).mustache" }
}

extension BuiltInTemplate {
    /// All built-in templates, sorted by folder and name.
    package static var all: [BuiltInTemplate] {
        let library = TemplateLibrary(builtInSources)
        let views = viewNames
        return Templates.folders.flatMap { folder in
            folder.templates.map { template in
                BuiltInTemplate(
                    name: template.name,
                    folder: folder.name,
                    view: views[template.name] ?? "",
                    summary: library.leadingComment(of: template.name) ?? "",
                    text: template.text
                )
            }
        }
    }

    /// The innermost view at the uses of each template; tests verify that it is unique.
    private static var viewNames: [String: String] {
        let uses =
            Target.definitions.flatMap(\.templateUses)
            + loadBuiltIn("values-file", for: ValuesFileView.self).uses
            + loadBuiltIn("sqlite-version-file", for: VersionFileView.self).uses
            + loadBuiltIn("sqlite-plan-file", for: PlanFileView.self).uses
        return Dictionary(uses.map { ($0.template, $0.view) }) { first, _ in first }
    }
}
