import ModelIR
import Testing

/// Attributes whose names without `Raw` are those of other properties.
struct RawNameTests {
    @Test(arguments: [["Table", "Field"], ["Table", "Middle", "Field"]])
    func anInheritedAttributeKeepsItsSuffixBesideAPropertyOfTheNameWithout(_ chain: [String]) {
        let trip = RoundTrip(model(chain, first: ["stateRaw", "sizeRaw"], last: ["state"]))

        #expect(trip.problems.isEmpty, "\(trip.problems.map(\.message))\n\(trip.text)")
        #expect(trip.differences.isEmpty, "\(trip.differences)\n\(trip.text)")
        #expect(trip.text.contains("var stateRaw: String"), "\(trip.text)")
        #expect(trip.text.contains(#"@Stored("sizeRaw") var size: String"#), "\(trip.text)")
    }

    @Test func anAttributeKeepsItsSuffixBesideAnInheritedPropertyOfTheNameWithout() {
        let trip = RoundTrip(model(["Table", "Field"], first: ["state"], last: ["stateRaw"]))

        #expect(trip.problems.isEmpty, "\(trip.problems.map(\.message))\n\(trip.text)")
        #expect(trip.differences.isEmpty, "\(trip.differences)\n\(trip.text)")
    }

    @Test func anAttributeKeepsItsSuffixBesideADeclaredName() {
        var model = model(["Table"], first: ["stateRaw", "other"], last: [])
        model.entities[0].attributes[1].changeCode { $0.name = "state" }
        let trip = RoundTrip(model)

        #expect(trip.problems.isEmpty, "\(trip.problems.map(\.message))\n\(trip.text)")
        #expect(trip.differences.isEmpty, "\(trip.differences)\n\(trip.text)")
    }

    /// Entities that inherit from each other, with the attributes of the first and the last one.
    private func model(_ chain: [String], first: [String], last: [String]) -> Model {
        let start = Origin(file: "Model", position: Origin.Position(line: 1, column: 1))
        var model = Model(name: "Model", sources: [], origin: start)
        for (index, name) in chain.enumerated() {
            var entity = Entity(name: name, origin: start)
            entity.parent = index == 0 ? nil : chain[index - 1]
            let names = (index == 0 ? first : []) + (index == chain.count - 1 ? last : [])
            entity.attributes = names.map { name in
                Attribute(name: name, type: .string, origin: start)
            }
            model.entities.append(entity)
        }
        return model
    }
}
