/// A problem in the user's input, with its place and a solution.
///
/// For example: `Notes.xcdatamodel/contents:12:9: error: no entity 'Nte'
/// [relationship.unknown-destination]`.
package struct Diagnostic: Hashable, Sendable, Codable {
    /// A stable identifier, in the form `subject.problem`. For example:
    /// `relationship.missing-inverse`.
    package var id: String
    package var severity: Severity
    package var range: SourceRange
    package var message: String
    package var notes: [Note]
    package var fix: Fix?

    package init(
        _ severity: Severity,
        _ id: String,
        at range: SourceRange,
        _ message: String,
        notes: [Note] = [],
        fix: Fix? = nil
    ) {
        self.id = id
        self.severity = severity
        self.range = range
        self.message = message
        self.notes = notes
        self.fix = fix
    }

    /// Creates a diagnostic about one place.
    package init(
        _ severity: Severity,
        _ id: String,
        at location: SourceLocation,
        _ message: String,
        notes: [Note] = [],
        fix: Fix? = nil
    ) {
        let range = SourceRange(start: location)
        self.init(severity, id, at: range, message, notes: notes, fix: fix)
    }
}

extension Diagnostic {
    /// The severity of a diagnostic. An error stops the run before anything is written.
    package enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
        case error
        case warning
        case note
    }

    /// A second place, or a remark, that helps to understand the first place.
    package struct Note: Hashable, Sendable, Codable {
        package var location: SourceLocation?
        package var message: String

        package init(_ message: String, at location: SourceLocation? = nil) {
            self.location = location
            self.message = message
        }
    }

    /// A change to the input that fixes the problem.
    package struct Fix: Hashable, Sendable, Codable {
        /// An imperative sentence. For example: `Write 'Note'.`
        package var message: String
        package var range: SourceRange
        package var replacement: String

        package init(_ message: String, replace range: SourceRange, with replacement: String) {
            self.message = message
            self.range = range
            self.replacement = replacement
        }
    }
}

extension Diagnostic: Comparable {
    /// Compares by place, then by id, then by text: the order doesn't depend on the order of
    /// reporting.
    package static func < (left: Self, right: Self) -> Bool {
        if left.range.start != right.range.start { return left.range.start < right.range.start }
        return (left.id, left.message) < (right.id, right.message)
    }
}
