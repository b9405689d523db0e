extension SourceFragment {
    /// The subject of a message. For example: "'rename(to:)'"; "this" for a fragment without a
    /// name.
    package var subject: String { name.isEmpty ? "this" : "'\(name)'" }

    /// The type that the fragment extends; `nil` if it isn't an extension.
    fileprivate var extendedType: String? {
        name.hasPrefix("extension ") ? String(name.dropFirst("extension ".count)) : nil
    }
}

extension Model {
    /// The names of all declarations other than classes, which may hide names of other modules.
    package var namesBesideClasses: [String] { valueTypes.map(\.name) + declarations.map(\.name) }

    /// All source text that is carried over unchanged.
    package var fragments: [SourceFragment] { ownedFragments.map(\.fragment) }

    /// The fragments, each with the type that its code belongs to; `nil` for declarations outside of types.
    ///
    /// For example: `Doc` for a method of the class `Doc`, and for an extension of it.
    package var ownedFragments: [(fragment: SourceFragment, owner: String?)] {
        var fragments: [(fragment: SourceFragment, owner: String?)] = []
        for index in entities.indices {
            let name = entities[index].name
            if let code = entities[index].code {
                fragments += code.carriedOver.map { ($0, name) }
                fragments += code.declarations.map { ($0, $0.extendedType) }
            }
            if entities[index].properties.containsCode(where: { !$0.observers.isEmpty }) {
                fragments += entities[index].observers.map { ($0, name) }
            }
        }
        for type in valueTypes {
            fragments += (type.code.members + type.extensions.members).map { ($0, type.name) }
        }
        return fragments + declarations.map { ($0, $0.extendedType) }
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
