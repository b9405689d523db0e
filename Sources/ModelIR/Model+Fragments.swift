extension SourceFragment {
    /// The subject of a message. For example: "'rename(to:)'"; "this" for a fragment without a
    /// name.
    package var subject: String { name.isEmpty ? "this" : "'\(name)'" }
}

extension Model {
    /// The names of all declarations other than classes, which may hide names of other modules.
    package var namesBesideClasses: [String] { valueTypes.map(\.name) + declarations.map(\.name) }

    /// All source text that is carried over unchanged.
    package var fragments: [SourceFragment] {
        var fragments: [SourceFragment] = []
        for index in entities.indices {
            if let code = entities[index].code { fragments += code.carriedOver + code.declarations }
            if entities[index].properties.containsCode(where: { !$0.observers.isEmpty }) {
                fragments += entities[index].observers
            }
        }
        return fragments + valueTypes.flatMap { $0.code.members + $0.extensions.members }
            + declarations
    }

    /// Changes all fragments, in the order of `fragments`.
    package mutating func changeFragments(_ change: (inout SourceFragment) -> Void) {
        for index in entities.indices {
            if var code = entities[index].code {
                changeAll(&code.carriedOver, change)
                changeAll(&code.declarations, change)
                entities[index].code = code
            }
            entities[index].changeCodes { changeAll(&$0.observers, change) }
        }
        for index in valueTypes.indices {
            changeAll(&valueTypes[index].code.members, change)
            changeAll(&valueTypes[index].extensions.members, change)
        }
        changeAll(&declarations, change)
    }

    /// Changes the conformances of all classes and value types.
    package mutating func changeConformances(_ change: (inout Conformance) -> Void) {
        for index in entities.indices {
            guard var code = entities[index].code else { continue }
            changeAll(&code.conformances, change)
            entities[index].code = code
        }
        for index in valueTypes.indices {
            changeAll(&valueTypes[index].code.conformances, change)
            changeAll(&valueTypes[index].extensions.conformances, change)
        }
    }
}

private func changeAll<Element>(_ elements: inout [Element], _ change: (inout Element) -> Void) {
    for index in elements.indices { change(&elements[index]) }
}
