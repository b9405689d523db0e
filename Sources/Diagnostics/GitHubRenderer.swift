/// Diagnostics as commands of GitHub Actions, which displays them next to the lines of a change.
///
/// For example: `::error file=Notes/contents,line=12,col=9,title=a.b::no entity 'Nte'`.
///
/// Notes and the fix become further lines of the message. As separate notices, they would appear
/// away from the diagnostic, and GitHub displays only ten notices for each step.
package enum GitHubRenderer {
    /// Returns a line for the log. Columns count UTF-8 bytes, as those of compilers do.
    package static func line(for diagnostic: Diagnostic) -> String {
        let properties = place(diagnostic.range) + [("title", diagnostic.id)]
        let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
        return "::\(command(diagnostic.severity)) \(list)::\(escapedMessage(message(diagnostic)))"
    }

    private static func command(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func message(_ diagnostic: Diagnostic) -> String {
        let notes = diagnostic.notes.map { note in
            (note.location.map { "\($0): " } ?? "") + "note: \(note.message)"
        }
        let fix = diagnostic.fix.map { ["fix: \($0.message)"] } ?? []
        return ([diagnostic.message] + notes + fix).joined(separator: "\n")
    }

    private static func place(_ range: SourceRange) -> [(String, String)] {
        let start = range.start
        if start.file.isEmpty { return [] }
        if start.line == 0 { return [("file", start.file)] }
        let properties = [
            ("file", start.file), ("line", "\(start.line)"), ("endLine", "\(start.line)"),
            ("col", "\(start.column)"),
        ]
        let end = "\(start.column + range.length)"
        return properties + (range.length > 0 ? [("endColumn", end)] : [])
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text, "%\r\n:,")
    }

    private static func escapedMessage(_ text: String) -> String {
        escaped(text, "%\r\n")
    }

    /// Returns a text with escaped special characters. For example: `100%25`.
    private static func escaped(_ text: String, _ special: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if special.unicodeScalars.contains(scalar) {
                result += percentEncoded(UInt8(ascii: scalar))
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
