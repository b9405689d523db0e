import ModelIR

/// Returns the name, the kind, the stored type, and further details.
func row(of type: ValueType) -> [String] {
    let external = type.isExternal ? ["declared elsewhere"] : []
    switch type.kind {
    case .validated(let validated):
        let rules = validated.rules.map(text) + errorName(validated.errorName)
        return cells(type, "validated", validated.rawType.title, rules + external)
    case .optionSet(let set):
        let ids = set.ids.map { ["ids \($0.first) to \($0.last)"] } ?? []
        let options = set.options.map { "\($0.name) = bit \($0.bit)" }
        return cells(type, "option set", set.rawType.title, options + ids + external)
    case .enumeration(let enumeration):
        let cases = enumeration.cases.map { "\($0.name) = \(text(of: $0.rawValue))" }
        return cells(type, "enumeration", enumeration.rawType.title, cases + external)
    case .structure(let structure):
        let details = structure.parts.map(text) + structure.rules.map(text)
        return cells(type, "structure", "", details + errorName(structure.errorName) + external)
    case .choice(let choice):
        return cells(type, "choice", "", choice.cases.map(text) + external)
    }
}

private func cells(_ type: ValueType, _ kind: String, _ raw: String, _ details: [String])
    -> [String]
{
    [type.name, kind, raw, details.joined(separator: ", ")]
}

private func errorName(_ name: String?) -> [String] {
    name.map { ["error \($0)"] } ?? []
}

/// Returns a case as text. For example: `interval(pairDate: ValidatedPairDate)`.
private func text(_ element: ChoiceType.Case) -> String {
    let number = element.number.map { " = \($0)" } ?? ""
    let parts = element.parts.isEmpty ? "" : "(\(element.parts.map(text).joined(separator: ", ")))"
    return element.name + parts + number
}

private func text(_ part: Part) -> String {
    let type =
        switch part.type {
        case .stored(let type): type.title
        case .value(let name): name
        }
    return "\(part.label): \(type)\(part.isOptional ? ", optional" : "")"
}

/// Returns a rule as text. For example: `length 3..<20`.
private func text(_ rule: ValidationRule) -> String {
    switch rule.kind {
    case .trimmed: "trimmed"
    case .lowercased: "lower case"
    case .singleLine: "single line"
    case .nonEmpty: "not empty"
    case .length(let bounds): "length \(text(bounds))"
    case .range(let bounds): "range \(text(bounds))"
    case .characters(let set): "characters of \(set)"
    case .matches(let pattern): "matches \(pattern)"
    case .ascending: "ascending"
    }
}

private func text(_ bounds: Bounds) -> String {
    (bounds.lower ?? "") + (bounds.includesUpper ? "..." : "..<") + (bounds.upper ?? "")
}
