import Diagnostics
import ModelIR

extension DeclaredComposites {
    /// Reports structs that don't match the contents of their composites.
    package func report(in model: Model, _ diagnostics: inout DiagnosticSink) {
        var owners: [String: String] = [:]
        for pair in pairs {
            guard let owner = owners[pair.type.name] else {
                owners[pair.type.name] = pair.composite.name
                for problem in problems(pair, in: model) { diagnostics.report(problem) }
                continue
            }
            diagnostics.report(
                Diagnostic(
                    .error,
                    "composite.same-attribute",
                    at: pair.type.origin.location(of: "name"),
                    "'\(pair.type.name)' is the type of two composites, '\(owner)' and"
                        + " '\(pair.composite.name)'; declare a type for each"
                )
            )
        }
    }

    /// Whether every part has a matching element, including nested parts.
    package func isSound(_ pair: Pair, in model: Model) -> Bool {
        problems(pair, in: model).isEmpty
            && pair.matches.allSatisfy { inner($0, $1).map { isSound($0, in: model) } ?? true }
    }

    private func problems(_ pair: Pair, in model: Model) -> [Diagnostic] {
        let labels = pair.structure.parts.map(\.label)
        let parts = pair.structure.parts.flatMap { problems($0, pair, in: model) }
        let elements = pair.composite.attributes.filter { !labels.contains($0.name) }
        return parts
            + elements.map { element in
                Diagnostic(
                    .error,
                    "composite.unknown-part",
                    at: element.origin.location(of: "name"),
                    "'\(pair.type.name)' has no '\(element.name)', which '\(pair.composite.name)'"
                        + " stores and would lose; declare it there"
                        + didYouMean(nearestName(to: element.name, in: labels))
                )
            }
    }

    private func problems(_ part: Part, _ pair: Pair, in model: Model) -> [Diagnostic] {
        let place = part.origin.location
        guard let element = pair.composite.attributes.first(where: { $0.name == part.label })
        else {
            let names = pair.composite.attributes.map(\.name)
            let message =
                "the composite '\(pair.composite.name)' has no '\(part.label)' for the part of"
                + " '\(pair.type.name)'" + didYouMean(nearestName(to: part.label, in: names))
            return [Diagnostic(.error, "composite.unknown-attribute", at: place, message)]
        }
        let note = Diagnostic.Note(
            "it is stored here",
            at: element.origin.location(of: "name")
        )
        if let problem = typeProblem(part, element, pair) {
            return [Diagnostic(.error, problem.id, at: place, problem.message, notes: [note])]
        }
        guard part.isOptional, !element.isOptional else { return [] }
        let message =
            "'\(pair.type.name)' can be without '\(part.label)', which is not optional in"
            + " '\(pair.composite.name)', and could not be saved then; make both optional or none"
        return [
            Diagnostic(.error, "composite.required-attribute", at: place, message, notes: [note])
        ]
    }

    private func typeProblem(_ part: Part, _ element: Attribute, _ pair: Pair)
        -> (id: String, message: String)?
    {
        let type: AttributeType?
        switch part.type {
        case .stored(let stored): type = stored
        case .value(let name):
            // The value type's own lowering reports missing types.
            guard let value = valueType(name) else { return nil }
            if case .choice = value.kind {
                return (
                    "composite.nested-choice",
                    "'\(part.label)' of '\(pair.type.name)' is a choice, and nothing is stored that"
                        + " tells its cases apart"
                )
            }
            if inner(part, element) != nil { return nil }
            type = value.rawType
        }
        guard type?.stored != element.type.stored else { return nil }
        return (
            "composite.type-mismatch",
            "'\(part.label)' of '\(pair.type.name)' is \(type?.words ?? "a struct"), and"
                + " '\(pair.composite.name)' stores \(element.type.words); change one of them"
        )
    }
}
