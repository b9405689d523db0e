import Diagnostics
import Mustache
import SharedLowering
import ValuesLowering

/// The templates that every run of a target uses, with what loading them found.
struct LoadedTemplates<Parts: LoweredModel>: Sendable {
    private let all: TemplateSet
    /// What files with classes begin with; `nil` if there is a mistake in it.
    private let files: Template<Parts.FileView>?
    private let diagnostics: DiagnosticSink

    /// - Parameters:
    ///   - folder: The user's own; `nil` if only the built-in templates are used.
    ///   - file: The template that files with classes begin with. For example: `sqlite-file`.
    init(folder: String?, file: String) {
        var diagnostics = DiagnosticSink()
        var templates = TemplateSet(folder: folder, diagnostics: &diagnostics)
        files = templates.template(file, for: Parts.FileView.self, diagnostics: &diagnostics)
        all = templates
        self.diagnostics = diagnostics
    }

    /// Renders the parts of models; `nil` if a template has a mistake.
    func renderer(
        of models: [ReadModel],
        _ options: GenerateOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> CodeRenderer<Parts>? {
        diagnostics.report(contentsOf: self.diagnostics)
        var templates = all
        var values: Template<ValuesFileView>?
        // Loading them takes longer than reading a small model; the user's own are always checked.
        if options.templates != nil || models.contains(where: \.model.mayHaveValuesFile) {
            let view = ValuesFileView.self
            values = templates.template("values-file", for: view, diagnostics: &diagnostics)
            guard values != nil else { return nil }
        }
        guard let files else { return nil }
        templates.reportUnused(&diagnostics)
        let (layout, width) = (options.layout, options.width)
        return CodeRenderer(layout: layout, width: width, template: files, valuesTemplate: values)
    }
}
