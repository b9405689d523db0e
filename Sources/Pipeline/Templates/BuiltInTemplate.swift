import Mustache
import Templates
import ValuesLowering

/// A template that modelgen brings along, as users see it.
///
/// For example: `BuiltInTemplate.all.map(\.name)`.
package struct BuiltInTemplate: Sendable, Hashable {
    /// For example: `coredata-entity`.
    package let name: String
    /// The folder that it is ejected to. For example: `CoreData`.
    package let folder: String
    /// The view whose names it shows. For example: `EntityView`.
    package let view: String
    /// What it is, in one sentence.
    package let summary: String
    /// Its text in UTF-8.
    package let text: [UInt8]

    /// Where it lies below the folder that it is ejected to.
    package var path: String { "\(folder)/\(name).mustache" }
}

extension BuiltInTemplate {
    /// All of them, in the order of folders and names.
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

    /// The view that is innermost where a template is used; the tests hold that it is one.
    private static var viewNames: [String: String] {
        let uses =
            Target.definitions.flatMap(\.templateUses)
            + loadBuiltIn("values-file", for: ValuesFileView.self).uses
        return Dictionary(uses.map { ($0.template, $0.view) }) { first, _ in first }
    }
}
