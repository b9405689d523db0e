import Diagnostics

extension Model {
    /// The places that the suppressions of the model cover.
    package var suppressedPlaces: [SuppressedPlaces] {
        (suppressions ?? []).map { suppression in
            SuppressedPlaces(
                suppression.id,
                at: suppression.origin.location,
                spans: span(of: suppression) + origins(of: suppression).map(span)
            )
        }
    }

    /// The lines of the declaration in its source file.
    private func span(of suppression: Suppression) -> [ClosedRange<SourceLocation>] {
        guard let lines = suppression.lines else { return [] }
        let file = suppression.origin.file.path
        let first = SourceLocation(file: file, line: lines.first, column: 1)
        return [first...SourceLocation(file: file, line: lines.last, column: .max)]
    }

    private func origins(of suppression: Suppression) -> [Origin] {
        let place = entities.indices.first { entities[$0].name == suppression.entity }
        guard let place else { return [] }
        return suppression.property.map(entities[place].origins(ofProperty:))
            ?? entities[place].origins
    }

    /// Everything from the start of a declaration to the last of its parts.
    private func span(of origin: Origin) -> ClosedRange<SourceLocation> {
        let first = origin.location
        let parts = origin.parts.map { origin.location(of: $0.name) }
        return first...max(first, parts.max() ?? first)
    }
}
