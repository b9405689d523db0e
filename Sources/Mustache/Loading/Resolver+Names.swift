/// The meaning of a name in a template.
enum Target {
    /// The text of the enclosing section: `{{.}}`
    case text

    /// A field, with its kind.
    case field(Place, FieldKind)
}

extension Resolver {
    /// Resolves a name, and reports it if it's unknown.
    func target(of name: Name, _ state: inout LoadingState) -> Target? {
        let parts = name.parts
        if let first = parts.first {
            return field(first, parts.dropFirst(), name, &state)
        }
        if scope.hasText { return .text }
        report(name, "'.' is no text here: the section around it is not over texts", &state)
        return nil
    }

    private typealias Part = (text: String, offset: Int)

    private func field(
        _ first: Part,
        _ rest: ArraySlice<Part>,
        _ name: Name,
        _ state: inout LoadingState
    ) -> Target? {
        guard let slot = scope.views.lastIndex(where: { $0.index(of: first.text) != nil }) else {
            reportUnknown(first, in: scope.views[scope.top], known: scope.names, &state)
            return nil
        }
        var schema = scope.views[slot]
        guard var field = use(first, of: schema, &state) else { return nil }
        var outer: ChildAccess?
        for part in rest {
            guard let (access, child) = child(of: schema, field, &state, at: part),
                let next = use(part, of: child, &state)
            else { return nil }
            outer = outer.map(access.inside) ?? access
            (schema, field) = (child, next)
        }
        let access = schema.access(of: field)
        let place = Place(slot: slot, access: outer.map(access.inside) ?? access)
        return .field(place, access.kind)
    }

    /// The view in which to look up the next part of a dotted name.
    private func child(
        of schema: ViewSchema,
        _ field: Int,
        _ state: inout LoadingState,
        at part: Part
    ) -> (ChildAccess, ViewSchema)? {
        let kind = schema.kind(of: field)
        if kind == .optional, let access = schema.access(of: field).children {
            return (access, state.schema(of: access.type))
        }
        let known = "'\(schema.names[field])' in \(schema.viewName)"
        let message = "\(known) is \(kind.phrase) and has no '\(part.text)'"
        report(Name(text: part.text, offset: part.offset), message, &state)
        return nil
    }

    /// Returns the index of a name in a view, and marks the name as used.
    private func use(
        _ part: Part,
        of schema: ViewSchema,
        _ state: inout LoadingState
    ) -> Int? {
        guard let index = schema.index(of: part.text) else {
            reportUnknown(part, in: schema, known: schema.names, &state)
            return nil
        }
        state.use(index, of: schema)
        return index
    }

    private func reportUnknown(
        _ part: Part,
        in schema: ViewSchema,
        known: [String],
        _ state: inout LoadingState
    ) {
        let message = "unknown name '\(part.text)' in \(schema.viewName)"
        let nearest = suggestion(nearestName(to: part.text, among: known))
        report(Name(text: part.text, offset: part.offset), message + nearest, &state)
    }
}
