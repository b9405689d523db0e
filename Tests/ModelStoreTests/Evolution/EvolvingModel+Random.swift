import Foundation

extension EvolvingModel {
    /// A random model whose objects can be told apart.
    init(_ random: inout SeededGenerator) {
        for _ in 0..<2 + random.int(2) {
            let number = nextNumber()
            var entity = EvolvingEntity(number: number, name: "E\(number)")
            let mark = EvolvingAttribute(number: ObjectGraph.mark, name: "mark", type: .int64)
            entity.attributes = [mark] + attributes(&random)
            entities.append(entity)
            for _ in 0..<(random.int(3) == 0 ? 1 + random.int(2) : 0) {
                addChild(of: number, &random)
            }
        }
        entities = Array(entities.prefix(6))
        for _ in 0..<2 + random.int(3) { addRelation(&random) }
    }

    mutating func addChild(of parent: Int, _ random: inout SeededGenerator) {
        let number = nextNumber()
        var child = EvolvingEntity(number: number, name: "E\(number)", parent: parent)
        child.attributes = attributes(&random)
        entities.append(child)
    }

    private mutating func attributes(_ random: inout SeededGenerator) -> [EvolvingAttribute] {
        (0..<1 + random.int(4)).map { _ in attribute(&random) }
    }

    mutating func attribute(_ random: inout SeededGenerator) -> EvolvingAttribute {
        let number = nextNumber()
        var attribute = EvolvingAttribute(
            number: number,
            name: "a\(number)",
            type: random.pick(EvolvingAttribute.Kind.allCases)
        )
        attribute.isOptional = random.int(2) == 0
        attribute.isIndexed = random.int(6) == 0
        attribute.isUnique = random.int(8) == 0 && attribute.isOptional && attribute.type != .bool
        if random.int(3) == 0 { attribute.check = attribute.type.check(&random) }
        if random.int(2) == 0 { attribute.setDefault(&random) }
        if attribute.defaultValue == nil { attribute.isComputed = random.int(3) == 0 }
        // One value for all rows isn't unique, and may not be allowed.
        if attribute.isUnique || attribute.computedValue.map(attribute.allows) == false {
            attribute.isComputed = false
        }
        return attribute
    }

    mutating func addRelation(_ random: inout SeededGenerator) {
        let number = nextNumber()
        var relation = EvolvingRelation(
            number: number,
            source: random.pick(entities).number,
            target: random.pick(entities).number,
            name: "r\(number)",
            inverseName: "i\(number)",
            kind: random.pick(EvolvingRelation.Kind.allCases)
        )
        relation.isOrdered =
            random.int(2) == 0 && relation.kind != .toOne && relation.kind != .oneToOne
        relation.cascades = random.int(2) == 0
        // An object that needs one of its own kind couldn't be the first.
        relation.isRequired =
            random.int(4) == 0 && relation.kind == .manyToOne && relation.cascades
            && table(relation.source) != table(relation.target)
        relations.append(relation)
    }
}

extension EvolvingAttribute {
    mutating func setDefault(_ random: inout SeededGenerator) {
        guard ![.data, .uuid, .json].contains(type), !isUnique else { return }
        defaultValue = value(&random)
        isComputed = false
    }

    /// A random value that the rule allows, as SQL.
    func value(_ random: inout SeededGenerator) -> String {
        for _ in 0..<50 {
            let value = type.value(&random)
            if allows(value) { return value }
        }
        switch check {
        case .texts(let texts): return "'\(texts[0])'"
        case .integers(let bounds): return "\(bounds.lowerBound)"
        case .reals(let bounds): return "\(bounds.lowerBound)"
        case .length, nil: return type.value(&random)
        }
    }
}

extension EvolvingAttribute.Kind {
    fileprivate func value(_ random: inout SeededGenerator) -> String {
        switch self {
        case .bool: "\(random.int(2))"
        case .int16: "\(random.pick([0, 1, -3, 7, 40, 32767]))"
        case .int32: "\(random.pick([0, 1, -3, 7, 40_000, 2_147_483_647]))"
        case .int64: "\(random.pick([0, 1, -3, 7, 5_000_000_000, 40_000]))"
        case .float, .double, .date: random.pick(["0.5", "2.0", "-1.25", "7.0", "40000.0"])
        case .decimal: random.pick(["'0'", "'1.50'", "'-3'", "'12345678901234567890'"])
        case .string: random.pick(["'open'", "'shut'", "'gone'", "'a'", "'abcdefgh'", "''"])
        case .url: random.pick(["'a:b'", "'http://x.y/z'"])
        case .data: random.pick(["X'00'", "X'0102'", "X'01020304050607080910111213141516'"])
        case .uuid: "X'0102030405060708091011121314\(10 + random.int(90))16'"
        case .json: random.pick(["'[]'", "'[1]'", "'[1,2]'"])
        }
    }

    func check(_ random: inout SeededGenerator) -> EvolvingAttribute.Check? {
        switch self {
        case .int16, .int32, .int64:
            .integers(random.pick([-5...10, 0...7, 0...10, -5...100_000]))
        case .float, .double: .reals(random.pick([-2...10, 0...10, -2...100_000]))
        case .string:
            random.pick([
                .texts(["open", "shut"]), .texts(["shut", "open", "gone"]),
                .length(1...4), .length(0...8),
            ])
        case .data: .length(random.pick([1...2, 1...16]))
        default: nil
        }
    }
}

extension SeededGenerator {
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(elements.count)] }
}
