import ModelIR

/// Reports structures and choices that hold themselves: no memory could.
func checkCycles(_ scope: inout ValueScope) {
    for type in scope.model.valueTypes where reaches(type.name, from: type, scope) {
        scope.report(
            "value-type.cycle",
            type.origin,
            "'\(type.name)' holds itself; a value cannot be inside another of its type"
        )
    }
}

/// Whether a part of the type, or of its parts, is of the type with this name.
private func reaches(_ name: String, from start: ValueType, _ scope: ValueScope) -> Bool {
    var open = start.partTypes
    var seen: Set<String> = []
    while let next = open.popLast() {
        if next == name { return true }
        guard seen.insert(next).inserted, let type = scope.valueType(next) else { continue }
        open += type.partTypes
    }
    return false
}

extension ValueType {
    /// The names of the value types of its parts.
    fileprivate var partTypes: [String] {
        let parts: [Part]
        switch kind {
        case .structure(let structure): parts = structure.parts
        case .choice(let choice): parts = choice.cases.flatMap(\.parts)
        case .validated, .optionSet, .enumeration: parts = []
        }
        return parts.compactMap { part in
            if case .value(let name) = part.type { name } else { nil }
        }
    }
}
