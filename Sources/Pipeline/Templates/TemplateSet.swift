import Diagnostics
import Mustache

/// The templates of a run: built-in ones, and those of a folder that replace them.
struct TemplateSet {
    /// The user's templates.
    private let own: [TemplateSource]
    private let library: TemplateLibrary
    private let builtInNames: [String]
    /// The names of the templates that were loaded, with their partials.
    private var used: Set<String> = []

    /// - Parameter folder: `nil` to use only the built-in templates.
    init(folder: String?, diagnostics: inout DiagnosticSink) {
        let builtIn = builtInSources
        own = folder.map { TemplateFolder(path: $0).sources(diagnostics: &diagnostics) } ?? []
        builtInNames = builtIn.map(\.name)
        library = TemplateLibrary(builtIn + own)
    }

    /// Returns a template with its partials. Reports errors in them, and returns `nil` in that
    /// case.
    mutating func template<View: TemplateView>(
        _ name: String,
        for view: View.Type,
        diagnostics: inout DiagnosticSink
    ) -> Template<View>? {
        do throws(TemplateErrors) {
            let template = try library.template(name, for: view)
            used.formUnion(template.templateNames)
            return template
        } catch {
            diagnostics.report(contentsOf: error.errors.map(diagnostic))
            return nil
        }
    }

    private func diagnostic(_ error: TemplateError) -> Diagnostic {
        let place = SourceLocation(file: error.path, line: error.line, column: error.column)
        let notes = isOwn(error.path) ? [] : [builtInNote(error.path)]
        return Diagnostic(.error, "template.error", at: place, error.message, notes: notes)
    }

    private func isOwn(_ path: String) -> Bool { own.contains { $0.path == path } }

    /// A built-in template can only be wrong if a user's template includes it in the wrong place.
    private func builtInNote(_ path: String) -> Diagnostic.Note {
        let name = path.split(separator: ".").first ?? ""
        return Diagnostic.Note(
            "this template is built in, and one of your own includes it in a place without its"
                + " names; 'modelgen templates show \(name)' prints it"
        )
    }

    /// Warns about user templates that no loaded template uses.
    ///
    /// A user template that replaces a built-in one may be unused.
    func reportUnused(_ diagnostics: inout DiagnosticSink) {
        for source in own where !used.contains(source.name) && !builtInNames.contains(source.name) {
            let nearest = nearestName(to: source.name, in: builtInNames)
            let end = nearest.map { "; did you mean '\($0)'?" } ?? ""
            diagnostics.report(
                Diagnostic(
                    .warning,
                    "template.unused",
                    at: SourceLocation(file: source.path),
                    "'\(source.name)' isn't a built-in template, and no template uses it" + end
                )
            )
        }
    }
}
