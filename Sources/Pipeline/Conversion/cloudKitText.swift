import Checks
import CloudKitSchemaWriter
import Diagnostics
import ModelAnnotations
import ModelIR

/// Returns the schema of the CloudKit container that mirrors a model.
///
/// For example: `RECORD TYPE CD_Photo (…);`. Reports what CloudKit refuses, and everything else that
/// record types can't express.
package func cloudKitText(of model: Model, diagnostics: inout DiagnosticSink) -> String {
    let declared = declaredModel(model, nil, for: .coredata, &diagnostics)
    diagnostics.report(contentsOf: cloudKitProblems(of: declared))
    return CloudKitSchemaWriter.text(of: declared, diagnostics: &diagnostics)
}
