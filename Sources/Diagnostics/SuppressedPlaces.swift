/// Places where the user doesn't want to see the diagnostics with one id.
package struct SuppressedPlaces: Hashable, Sendable {
    package let id: String
    /// Where the user says so.
    package let location: SourceLocation
    /// What it covers. For example: the lines of a declaration.
    package let spans: [ClosedRange<SourceLocation>]

    package init(
        _ id: String,
        at location: SourceLocation,
        spans: [ClosedRange<SourceLocation>]
    ) {
        self.id = id
        self.location = location
        self.spans = spans
    }

    func covers(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.id == id && spans.contains { $0.contains(diagnostic.range.start) }
    }
}
