/// An enum whose associated values are stored in separate attributes.
package struct ChoiceType: Hashable, Sendable, Codable {
    package var cases: [Case]

    package init(cases: [Case]) {
        self.cases = cases
    }

    package struct Case: Hashable, Sendable, Codable {
        package var name: String
        package var parts: [Part]
        /// The stored number, if the declaration specifies one.
        package var number: Int?
        package var documentation: [String] = []
        package var origin: Origin

        package init(name: String, parts: [Part], origin: Origin) {
            self.name = name
            self.parts = parts
            self.origin = origin
        }
    }
}

extension ChoiceType {
    /// The stored numbers that the cases declare.
    package var caseNumbers: [CompositeProperty.CaseNumber] {
        cases.compactMap { one in one.number.map { CompositeProperty.CaseNumber(one.name, $0) } }
    }
}

extension ValueType {
    /// The stored numbers that the cases of a choice declare; empty for other types.
    package var caseNumbers: [CompositeProperty.CaseNumber] {
        if case .choice(let choice) = kind { choice.caseNumbers } else { [] }
    }
}
