extension Resolver {
    func section(_ parsed: ParsedSection, _ state: inout LoadingState) -> Node? {
        switch target(of: parsed.name, &state) {
        case nil: return nil
        case .text:
            reportUndecided("'.'", parsed.name, &state)
            return nil
        case .field(let place, let kind):
            if kind == .text {
                reportUndecided(described(parsed.name, place), parsed.name, &state)
                return nil
            }
            return parsed.isInverted
                ? .invertedSection(Section(place, .whenShown, nodes(parsed.nodes, &state)))
                : .section(section(parsed, place, &state))
        }
    }

    private func reportUndecided(_ words: String, _ name: Name, _ state: inout LoadingState) {
        report(name, "\(words) is a text: a section cannot depend on it", &state)
    }

    private func section(
        _ parsed: ParsedSection,
        _ place: Place,
        _ state: inout LoadingState
    ) -> Section {
        var inner = self
        let mode = inner.enter(place, &state)
        return Section(place, mode, inner.nodes(parsed.nodes, &state))
    }

    /// Prepares this resolver for the content of a section.
    private mutating func enter(_ place: Place, _ state: inout LoadingState) -> Section.Mode {
        switch place.access {
        case .text, .flag: return .whenShown
        case .optionalText:
            scope = scope.enteringText()
            return .withText
        case .texts:
            scope = scope.enteringText()
            return .eachText
        case .list(let children), .optional(let children):
            let child = state.schema(of: children.type)
            descent = descent.entering(isFromInnermost: place.slot == scope.top)
            defer { scope = scope.entering(child) }
            return .eachView(hides: scope.slot(hiddenBy: child))
        }
    }
}
