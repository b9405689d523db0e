import Diagnostics
import JSON

extension Diagnostic.Fix {
    /// Another name where a text of JSON stands.
    package static func jsonName(_ name: String, at range: SourceRange) -> Self {
        Diagnostic.Fix("Write '\(name)'.", replace: range, with: quotedForJSON(name))
    }
}
