import Diagnostics
import Mustache
import SharedLowering
import ValuesLowering
import VersionLowering

/// The templates that every run of a target uses, with the diagnostics of loading them.
struct LoadedTemplates<Parts: LoweredModel>: Sendable {
    private let all: TemplateSet
    /// The template for the beginning of files with classes; `nil` if it has an error.
    private let files: Template<Parts.FileView>?
    private let diagnostics: DiagnosticSink
    /// The platform of the code for older versions.
    private let versionForm: VersionForm

    /// - Parameters:
    ///   - folder: The folder with the user's templates; `nil` to use only the built-in ones.
    ///   - file: The template for the beginning of files with classes. For example: `sqlite-file`.
    ///   - versionForm: The platform of the code for older versions.
    init(folder: String?, file: String, versionForm: VersionForm?) {
        // The user's templates for versions are checked in any case.
        self.versionForm = versionForm ?? .sqlite
        var diagnostics = DiagnosticSink()
        var templates = TemplateSet(folder: folder, diagnostics: &diagnostics)
        files = templates.template(file, for: Parts.FileView.self, diagnostics: &diagnostics)
        all = templates
        self.diagnostics = diagnostics
    }

    /// Returns a renderer for the parts of models, or `nil` if there is an error in a template.
    func renderer(
        of models: [ReadModel],
        _ options: GenerateOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> CodeRenderer<Parts>? {
        diagnostics.report(contentsOf: self.diagnostics)
        var templates = all
        var values: Template<ValuesFileView>?
        // Loading them takes longer than reading a small model. The user's own are always checked.
        if options.templates != nil || models.contains(where: \.model.mayHaveValuesFile) {
            let view = ValuesFileView.self
            values = templates.template("values-file", for: view, diagnostics: &diagnostics)
            guard values != nil else { return nil }
        }
        guard let files else { return nil }
        var versions: VersionTemplates?
        if options.templates != nil || options.versions != nil
            || models.contains(where: \.model.hasNestedVersions)
        {
            versions = VersionTemplates(&templates, in: versionForm, &diagnostics)
            guard versions != nil else { return nil }
        }
        templates.reportUnused(&diagnostics)
        return CodeRenderer(
            layout: options.layout,
            width: options.width,
            template: files,
            valuesTemplate: values,
            versionTemplates: versions
        )
    }
}
