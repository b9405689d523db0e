import ModelIR

/// Returns the details of an entity. For example: `class Note`, `abstract`, `parent Media`.
func details(of entity: Entity) -> [String] {
    let details: [String?] = [
        className(entity.classReference).map { "class \($0)" },
        entity.isAbstract ? "abstract" : nil,
        entity.parent.map { "parent \($0)" },
        entity.renamingIdentifier.map { "renamed from \($0)" },
        entity.distribution.map { "distributed by \($0.attribute)" },
        entity.codeGeneration.map { "Xcode generates \(words(for: $0))" },
    ]
    return details.compactMap { $0 }
}

private func className(_ reference: Entity.ClassReference) -> String? {
    switch reference {
    case .unspecified, .empty: nil
    case .named(let name): name
    case .inCurrentModule(let name): "\(name) of this module"
    case .inModule(let module, let name): "\(module).\(name)"
    }
}

private func words(for generation: Entity.CodeGeneration) -> String {
    switch generation {
    case .manual: "nothing"
    case .classDefinition: "the class"
    case .category: "the extension"
    }
}

func row(of index: Index) -> [String] {
    let elements = index.elements.map { element in
        let name = element.property ?? element.expression ?? ""
        let kind = element.isRTree ? " (R-tree)" : ""
        return name + (element.isAscending ? "" : " descending") + kind
    }
    let condition = index.partialPredicate.map { ["where \($0)"] } ?? []
    let details = (condition + texts(of: index.userInfo)).joined(separator: ", ")
    return [index.name ?? "(no name)", elements.joined(separator: ", "), details]
}

/// Returns User Info for a cell. For example: `unit = kg`.
func texts(of userInfo: [NamedText]) -> [String] {
    userInfo.map { "\($0.name) = \($0.text)" }
}

func row(of entry: NamedText) -> [String] {
    [entry.name, entry.text]
}
