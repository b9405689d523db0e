import Diagnostics

/// Returns the root object of a model's archive; `nil` after an error, which is reported.
///
/// - Parameters:
///   - file: The name of the archive in diagnostics.
///   - advice: The remedy for a damaged archive. For example: `compile the model again`.
func modelRoot(
    of bytes: [UInt8],
    class className: String,
    file: String,
    advice: String,
    _ diagnostics: inout DiagnosticSink
) -> ArchivedObject? {
    let location = SourceLocation(file: file)
    do throws(ArchiveProblem) {
        if let root = try KeyedArchive(bytes).root, root.className == className { return root }
        let message = "'\(file)' is an archive of something other than a model"
        diagnostics.report(Diagnostic(.error, "compiled.no-model", at: location, message))
    } catch {
        let message = "'\(file)' \(error.message); \(advice)"
        diagnostics.report(Diagnostic(.error, "compiled.damaged", at: location, message))
    }
    return nil
}
