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
        changeFragmentLists { changeAll(&$0, change) }
    }

    /// Changes the lists of all fragments, in the order of `fragments`.
    package mutating func changeFragmentLists(_ change: (inout [SourceFragment]) -> Void) {
        for index in entities.indices {
            if var code = entities[index].code {
                change(&code.carriedOver)
                change(&code.declarations)
                entities[index].code = code
            }
            entities[index].changeCodes { change(&$0.observers) }
        }
        for index in valueTypes.indices {
            change(&valueTypes[index].code.members)
            change(&valueTypes[index].extensions.members)
        }
        change(&declarations)
    }

    /// Changes the conformances of all classes and value types.
    package mutating func changeConformances(_ change: (inout Conformance) -> Void) {
        changeConformanceLists { changeAll(&$0, change) }
    }

    /// Changes the lists of conformances of all classes and value types.
    package mutating func changeConformanceLists(_ change: (inout [Conformance]) -> Void) {
        for index in entities.indices {
            guard var code = entities[index].code else { continue }
            change(&code.conformances)
            entities[index].code = code
        }
        for index in valueTypes.indices {
            change(&valueTypes[index].code.conformances)
            change(&valueTypes[index].extensions.conformances)
        }
    }
}

private func changeAll<Element>(_ elements: inout [Element], _ change: (inout Element) -> Void) {
    for index in elements.indices { change(&elements[index]) }
}
