/// The errors for partials that would include themselves without end.
///
/// A template may include itself on the way down into views, for these come to an end. For
/// example: `{{#folders}}{{>folder}}{{/folders}}` in the partial "folder". Programs are numbered as they
/// are first included, so without a step back there is no circle.
func findEndlessInclusions(_ inclusions: [Inclusion]) -> [TemplateError] {
    guard inclusions.contains(where: { $0.from >= $0.to }) else { return [] }
    let staying = inclusions.filter { $0.descent == .stays }
    return inclusions.filter { inclusion in
        switch inclusion.descent {
        case .stays: isReachable(inclusion.from, from: inclusion.to, through: staying)
        case .returns: isReachable(inclusion.from, from: inclusion.to, through: inclusions)
        case .descends: false
        }
    }.map(\.error)
}

private func isReachable(_ goal: Int, from start: Int, through inclusions: [Inclusion]) -> Bool {
    var reached: Set = [start]
    var open = [start]
    while let program = open.popLast() {
        if program == goal { return true }
        for inclusion in inclusions where inclusion.from == program {
            if reached.insert(inclusion.to).inserted { open.append(inclusion.to) }
        }
    }
    return false
}
