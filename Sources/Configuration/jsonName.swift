import Diagnostics
import JSON

extension Diagnostic.Fix {
    /// Replaces a JSON string with another name.
    package static func jsonName(_ name: String, at range: SourceRange) -> Self {
        Diagnostic.Fix("Write '\(name)'.", replace: range, with: quotedForJSON(name))
    }
}
