import Diagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Reports syntax errors; returns `false` if there are any.
func reportSyntaxErrors(in file: SourceFile, _ reports: Reports) -> Bool {
    guard file.tree.hasError else { return true }
    let found = ParseDiagnosticsGenerator.diagnostics(for: file.tree)
    let errors = found.filter { $0.diagMessage.severity == .error }
    for error in errors.prefix(20) {
        let place = file.location(of: error.position)
        reports.add(.error, "swift.syntax", at: place, error.message)
    }
    if errors.isEmpty {
        let place = file.location(of: file.tree)
        reports.add(.error, "swift.syntax", at: place, "this file is no Swift that can be read")
    }
    return false
}
