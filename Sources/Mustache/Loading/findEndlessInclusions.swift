/// The errors for partials that would include themselves endlessly.
///
/// A template may include itself while descending into views, because these are finite. For
/// example: `{{#folders}}{{>folder}}{{/folders}}` in the partial "folder".
///
/// Complexity: O(n) for n inclusions and programs.
func findEndlessInclusions(_ inclusions: [Inclusion], programs: Int) -> [TemplateError] {
    let circles = InclusionCircles(inclusions, programs: programs)
    let closed = inclusions.filter(circles.hold)
    guard !closed.isEmpty else { return [] }
    let staying = closed.filter { $0.descent == .stays }
    let stayingCircles = InclusionCircles(staying, programs: programs)
    return closed.filter { inclusion in
        switch inclusion.descent {
        case .stays: stayingCircles.hold(inclusion)
        case .returns: true
        case .descends: false
        }
    }.map(\.error)
}
