import ModelIR

extension ModelChecker {
    /// A composite can't hold itself, however deep.
    func checkCompositeCycles() {
        for type in valueTypes {
            var open = partTypes(of: type)
            var seen: Set<String> = []
            while let name = open.popLast() {
                guard name != type.name else {
                    reports.add(
                        .error,
                        "value-type.cycle",
                        at: model.location(of: type.origin, part: "name"),
                        "'\(type.name)' holds itself"
                    )
                    break
                }
                guard seen.insert(name).inserted, let inner = catalog.values[name] else { continue }
                open += partTypes(of: inner)
            }
        }
    }

    private func partTypes(of type: ValueType) -> [String] {
        let parts: [Part] =
            switch type.kind {
            case .structure(let structure): structure.parts
            case .choice(let choice): choice.cases.flatMap(\.parts)
            case .validated, .optionSet, .enumeration: []
            }
        return parts.compactMap { part in
            if case .value(let name) = part.type { return name }
            return nil
        }
    }
}
