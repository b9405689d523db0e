import Diagnostics
import ModelIR

extension SchemaModelBuilder {
    func reportOthers(_ diagnostics: inout DiagnosticSink) {
        for view in schema.views {
            leaveOut("the view '\(view)'", at: view, &diagnostics)
        }
        for table in schema.virtualTables {
            leaveOut("the virtual table '\(table)'", at: table, &diagnostics)
        }
    }

    func leaveOut(_ part: String, _ table: Table, _ diagnostics: inout DiagnosticSink) {
        leaveOut(part, at: table.name, &diagnostics)
    }

    func leaveOut(_ part: String, at name: String, _ diagnostics: inout DiagnosticSink) {
        let place = origin(name).location
        let message = "\(part) has no equivalent in a model and is left out"
        diagnostics.report(Diagnostic(.note, "sqlite.left-out", at: place, message))
    }
}
