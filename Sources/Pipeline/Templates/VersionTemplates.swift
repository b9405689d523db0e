import Diagnostics
import Mustache
import SQLiteLowering
import SwiftDataLowering
import VersionLowering

/// The templates for older versions, and for the plan between versions.
struct VersionTemplates: Sendable {
    let version: Template<VersionFileView>
    let plan: Template<PlanFileView>
    /// For the classes of versions that are declared where the files do.
    let tables: Template<TableFileView>
    let models: Template<SwiftDataFileView>

    /// Returns `nil` if one has an error, which is reported.
    init?(
        _ templates: inout TemplateSet,
        in form: VersionForm,
        _ diagnostics: inout DiagnosticSink
    ) {
        let version = templates.template(
            "\(form.templatePrefix)-version-file",
            for: VersionFileView.self,
            diagnostics: &diagnostics
        )
        let plan = templates.template(
            "\(form.templatePrefix)-plan-file",
            for: PlanFileView.self,
            diagnostics: &diagnostics
        )
        let tables = templates.template(
            "sqlite-file",
            for: TableFileView.self,
            diagnostics: &diagnostics
        )
        let models = templates.template(
            "swiftdata-file",
            for: SwiftDataFileView.self,
            diagnostics: &diagnostics
        )
        guard let version, let plan, let tables, let models else { return nil }
        self.version = version
        self.plan = plan
        self.tables = tables
        self.models = models
    }
}
