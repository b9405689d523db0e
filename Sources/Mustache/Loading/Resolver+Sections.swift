extension Resolver {
    func section(_ parsed: ParsedSection, _ state: inout LoadingState) -> Node? {
        switch target(of: parsed.name, &state) {
        case nil: return nil
        case .text:
            reportUndecided(parsed.name, &state)
            return nil
        case .field(let place, let schema):
            if schema.kind(of: place.field) == .text {
                reportUndecided(parsed.name, &state)
                return nil
            }
            return parsed.isInverted
                ? .invertedSection(Section(place, .whenShown, nodes(parsed.nodes, &state)))
                : .section(section(parsed, place, schema, &state))
        }
    }

    private func reportUndecided(_ name: Name, _ state: inout LoadingState) {
        report(name, "'\(name.text)' is a text: a section cannot depend on it", &state)
    }

    private func section(
        _ parsed: ParsedSection,
        _ place: Place,
        _ schema: any ViewSchema,
        _ state: inout LoadingState
    ) -> Section {
        let mode = mode(place, schema)
        return Section(place, mode, entering(mode, place).nodes(parsed.nodes, &state))
    }

    private func mode(_ place: Place, _ schema: any ViewSchema) -> Section.Mode {
        switch schema.kind(of: place.field) {
        case .text, .flag: .whenShown
        case .optionalText: .withText
        case .texts: .eachText
        case .list, .optional: childMode(schema.child(of: place.field))
        }
    }

    private func childMode(_ child: (any ViewSchema)?) -> Section.Mode {
        child.map { .eachView($0, hides: scope.slot(hiddenBy: $0)) } ?? .whenShown
    }

    /// The resolver for what stands in a section.
    private func entering(_ mode: Section.Mode, _ place: Place) -> Resolver {
        var inner = self
        switch mode {
        case .whenShown: break
        case .withText, .eachText: inner.scope = scope.enteringText()
        case .eachView(let child, _):
            inner.scope = scope.entering(child)
            inner.descent = descent.entering(isFromInnermost: place.slot == scope.top)
        }
        return inner
    }
}
