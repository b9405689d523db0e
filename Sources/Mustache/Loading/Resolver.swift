/// Finds the field for each name of a template, in one scope.
struct Resolver {
    let source: TemplateText

    /// The program being built.
    let program: Int

    var scope: Scope

    /// How the innermost view was reached from the one at the program's start.
    var descent = Descent.stays

    func nodes(_ parsed: [ParsedNode], _ state: inout LoadingState) -> [Node] {
        parsed.compactMap { node($0, &state) }
    }

    private func node(_ parsed: ParsedNode, _ state: inout LoadingState) -> Node? {
        switch parsed {
        case .text(let run): .text(run)
        case .hole(let name, let isEscaped): hole(name, isEscaped: isEscaped, &state)
        case .section(let section): self.section(section, &state)
        case .partial(let name, let indentation): partial(name, indentation, &state)
        }
    }

    /// A known name and its view, for messages. For example: `'streets' in CityView`
    func described(_ name: Name, _ place: Place) -> String {
        "'\(name.text)' in \(scope.views[place.slot].viewName)"
    }

    func report(_ name: Name, _ message: String, _ state: inout LoadingState) {
        state.errors.append(source.error(at: name.offset, message))
    }
}

// MARK: - Holes

extension Resolver {
    private func hole(_ name: Name, isEscaped: Bool, _ state: inout LoadingState) -> Node? {
        guard let target = target(of: name, &state) else { return nil }
        let isEscaped = isEscaped && state.escaping == .html
        switch target {
        case .text: return .currentText(isEscaped: isEscaped)
        case .field(let place, let kind):
            if kind == .text || kind == .optionalText {
                return .hole(place, isEscaped: isEscaped)
            }
            let words = described(name, place)
            report(name, "\(words) is \(kind.phrase) and has no text of its own", &state)
            return nil
        }
    }
}

// MARK: - Partials

extension Resolver {
    private func partial(
        _ name: Name,
        _ indentation: [UInt8]?,
        _ state: inout LoadingState
    ) -> Node? {
        guard let parsed = state.template(name.text) else {
            let nearest = nearestName(to: name.text, among: state.library.names)
            report(name, "unknown partial '\(name.text)'" + suggestion(nearest), &state)
            return nil
        }
        guard let index = state.program(name.text, parsed, in: scope) else {
            let limit = "more than \(LoadingState.scopeLimit) combinations of views"
            let words = "'\(name.text)' is included among \(limit)"
            report(name, words + "; let it include itself at fewer places", &state)
            return nil
        }
        state.inclusions.append(
            Inclusion(from: program, to: index, descent: descent, source: source, name: name)
        )
        return .partial(index, indentation: indentation)
    }
}

/// The end of a message about an unknown name. For example: "; did you mean 'name'?"
func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
}
