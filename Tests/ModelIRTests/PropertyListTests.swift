import ModelIR
import Testing

/// Properties are kept by kind, and known in the order of declaration.
struct PropertyListTests {
    private let origin = Origin.start(of: OriginFile("Model"))

    private func attribute(_ name: String) -> Property {
        .attribute(Attribute(name: name, type: .string, origin: origin))
    }

    private func relationship(_ name: String) -> Property {
        .relationship(Relationship(name: name, destination: "E", origin: origin))
    }

    private func entity(_ properties: [Property]) -> Entity {
        var entity = Entity(name: "E", origin: origin)
        entity.properties = PropertyList(properties)
        return entity
    }

    @Test func propertiesAreInTheOrderOfDeclaration() {
        let entity = entity([attribute("a"), relationship("r"), attribute("b")])
        #expect(entity.properties.map(\.name) == ["a", "r", "b"])
        #expect(entity.properties.indices.map { entity.properties[$0].name } == ["a", "r", "b"])
        #expect(entity.properties.sortedByKind.map(\.name) == ["a", "b", "r"])
        #expect(entity.attributes.map(\.name) == ["a", "b"])
        #expect(entity.property(named: "b") == attribute("b"))
    }

    @Test func addedPropertiesAreDeclaredLast() {
        var entity = entity([attribute("a"), relationship("r")])
        entity.attributes.insert(Attribute(name: "b", type: .string, origin: origin), at: 0)
        #expect(entity.attributes.map(\.name) == ["b", "a"])
        #expect(entity.properties.map(\.name) == ["b", "r", "a"])
    }

    @Test func equalListsComeFromAnyChanges() {
        var entity = entity([attribute("a"), relationship("r"), attribute("b")])
        entity.attributes.removeLast()
        #expect(entity.properties == PropertyList([attribute("a"), relationship("r")]))
        entity.properties[0] = relationship("s")
        #expect(entity.properties == PropertyList([relationship("s"), relationship("r")]))
        #expect(entity.attributes.isEmpty)
    }

    /// Random changes, compared with those of a plain list of all properties.
    @Test func changesAreThoseOfOneList() {
        for seed in 0..<200 {
            var random = SeededGenerator(seed: UInt64(seed))
            var list: [Property] = []
            var entity = entity([])
            for step in 0..<12 {
                switch Int.random(in: 0..<5, using: &random) {
                case 0:
                    list.append(attribute("a\(step)"))
                    entity.properties.append(attribute("a\(step)"))
                case 1:
                    list.append(relationship("r\(step)"))
                    entity.properties.append(relationship("r\(step)"))
                case 2 where !entity.attributes.isEmpty:
                    // The others move up, and the last place is free.
                    let index = Int.random(in: entity.attributes.indices, using: &random)
                    entity.attributes.remove(at: index)
                    let places = list.indices.filter { list[$0].kind == .attribute }
                    for (place, next) in zip(places, places.dropFirst()).dropFirst(index) {
                        list[place] = list[next]
                    }
                    if let last = places.last { list.remove(at: last) }
                case 3 where !list.isEmpty:
                    let place = Int.random(in: list.indices, using: &random)
                    list[place] = relationship("s\(step)")
                    entity.properties[place] = relationship("s\(step)")
                default:
                    for index in entity.relationships.indices {
                        entity.relationships[index].name += "x"
                    }
                    for place in list.indices {
                        guard case .relationship(var link) = list[place] else { continue }
                        link.name += "x"
                        list[place] = .relationship(link)
                    }
                }
                #expect(Array(entity.properties) == list)
                #expect(entity.properties == PropertyList(list))
            }
        }
    }
}

/// Numbers that are the same in every run, after Knuth's linear congruential generator.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // The low bits repeat soon.
        return state ^ (state >> 32)
    }
}
