import ModelIR

func canonical(_ type: ValueType) -> ValueType {
    var result = type
    result.documentation = []
    result.code = TypeCode()
    result.extensions = TypeCode()
    switch type.kind {
    case .validated, .structure: break
    case .optionSet(var set):
        for index in set.options.indices { set.options[index].documentation = [] }
        set.options.sort { $0.name < $1.name }
        result.kind = .optionSet(set)
    case .enumeration(var enumeration):
        for index in enumeration.cases.indices { enumeration.cases[index].documentation = [] }
        enumeration.cases.sort { $0.name < $1.name }
        result.kind = .enumeration(enumeration)
    case .choice(var choice):
        for index in choice.cases.indices { choice.cases[index].documentation = [] }
        choice.cases.sort { $0.name < $1.name }
        result.kind = .choice(choice)
    }
    removePartDocumentation(&result)
    return result
}

private func removePartDocumentation(_ type: inout ValueType) {
    switch type.kind {
    case .structure(var structure):
        for index in structure.parts.indices { structure.parts[index].documentation = [] }
        type.kind = .structure(structure)
    case .choice(var choice):
        for index in choice.cases.indices {
            for part in choice.cases[index].parts.indices {
                choice.cases[index].parts[part].documentation = []
            }
        }
        type.kind = .choice(choice)
    case .validated, .optionSet, .enumeration: break
    }
}
