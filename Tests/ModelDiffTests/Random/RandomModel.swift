import ModelIR

/// Makes models and changes them, the same for the same seed.
struct RandomModel {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(limit, 1)
    }

    mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    static let origin = Origin(file: "M", position: Origin.Position(line: 1, column: 1))

    /// Several entities with attributes, relationships, value types and requests.
    mutating func model() -> Model {
        var model = Model(name: "M", sources: ["M"], origin: Self.origin)
        let names = ["A", "B", "C", "D", "E", "F"].prefix(1 + below(6))
        for (index, name) in names.enumerated() {
            var entity = Entity(name: name, origin: Self.origin)
            entity.isAbstract = chance(5)
            if index > 0, chance(3) { entity.parent = names[below(index)] }
            let count = below(5)
            entity.attributes = (0..<count).map { attribute("\(name.lowercased())\($0)") }
            entity.relationships = (0..<below(3)).map { place in
                relationship("\(name.lowercased())r\(place)", pick(Array(names)))
            }
            if count > 0, chance(3) { entity.uniquenessConstraints = [[entity.attributes[0].name]] }
            model.entities.append(entity)
        }
        model.valueTypes = (0..<below(3)).map { valueType("V\($0)") }
        if chance(3) { model.fetchRequests = [request("q")] }
        return model
    }

    mutating func attribute(_ name: String) -> Attribute {
        var attribute = Attribute(name: name, type: type(), origin: Self.origin)
        attribute.isOptional = !chance(3)
        attribute.isTransient = chance(12)
        attribute.defaultValue = defaultValue()
        if chance(6) { attribute.validation.minimum = "\(below(9))" }
        if chance(8) { attribute.storage.isIndexed = true }
        if chance(9) { attribute.userInfo = [NamedText("k", "\(below(3))")] }
        if chance(9) { attribute.changeCode { $0.name = name + "InCode" } }
        return attribute
    }

    mutating func type() -> AttributeType {
        pick([
            .string, .integer16, .integer32, .integer64, .int, .float, .double, .date, .binary,
            .uuid,
        ])
    }

    mutating func defaultValue() -> DefaultValue? {
        switch below(6) {
        case 0: .literal(.integer(Int64(below(4))))
        case 1: .literal(.string("x"))
        case 2: .newUUID
        default: nil
        }
    }

    mutating func relationship(_ name: String, _ destination: String) -> Relationship {
        var relationship = Relationship(
            name: name,
            destination: destination,
            origin: Self.origin
        )
        relationship.cardinality = pick([.toOne, .toMany, .orderedToMany])
        relationship.isOptional = !chance(4)
        relationship.deleteRule = pick([.nullify, .cascade, .deny, .noAction])
        if relationship.cardinality != .toOne, chance(4) {
            relationship.maximumCount = 2 + below(5)
        }
        return relationship
    }

    mutating func valueType(_ name: String) -> ValueType {
        let cases = ["one", "two", "three"].prefix(1 + below(3))
        let kind: ValueType.Kind =
            switch below(3) {
            case 0:
                .enumeration(
                    EnumerationType(
                        rawType: .string,
                        cases: cases.map {
                            .init(name: $0, rawValue: .string($0), origin: Self.origin)
                        }
                    )
                )
            case 1:
                .optionSet(
                    OptionSetType(
                        rawType: .integer64,
                        options: cases.enumerated().map {
                            .init(name: $0.element, bit: $0.offset, origin: Self.origin)
                        }
                    )
                )
            default:
                .validated(
                    ValidatedType(
                        rawType: .string,
                        rules: [
                            ValidationRule(
                                .length(Bounds(lower: "\(below(3))", upper: "\(5 + below(9))")),
                                origin: Self.origin
                            )
                        ]
                    )
                )
            }
        return ValueType(name: name, kind: kind, origin: Self.origin)
    }

    mutating func request(_ name: String) -> FetchRequest {
        var request = FetchRequest(name: name, entity: "A", origin: Self.origin)
        request.predicate = "a0 = \(below(4))"
        return request
    }
}
