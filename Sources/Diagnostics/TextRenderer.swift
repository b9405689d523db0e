/// Diagnostics in the format of compilers, so that Xcode and editors display them at their place.
///
/// For example: `Notes.xcdatamodel/contents:12:9: error: no entity 'Nte'
/// [relationship.unknown-destination]`.
package enum TextRenderer {
    /// Returns a line for the diagnostic, and one for each note and fix.
    package static func lines(for diagnostic: Diagnostic, colored: Bool = false) -> [String] {
        let place = "\(diagnostic.range.start): "
        let label = label(diagnostic.severity, colored: colored)
        var lines = ["\(place)\(label) \(diagnostic.message) [\(diagnostic.id)]"]
        for note in diagnostic.notes {
            let location = note.location ?? diagnostic.range.start
            lines.append("\(location): \(self.label(.note, colored: colored)) \(note.message)")
        }
        if let fix = diagnostic.fix {
            let label = self.label(.note, colored: colored)
            lines.append("\(fix.range.start): \(label) fix: \(fix.message)")
        }
        return lines
    }

    private static func label(_ severity: Diagnostic.Severity, colored: Bool) -> String {
        guard colored else { return "\(severity.rawValue):" }
        let color =
            switch severity {
            case .error: "31"
            case .warning: "35"
            case .note: "36"
            }
        return "\u{1B}[1;\(color)m\(severity.rawValue):\u{1B}[0m"
    }
}
