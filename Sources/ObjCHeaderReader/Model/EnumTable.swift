import ModelIR

/// The enums of headers that can be value types.
struct EnumTable {
    private(set) var types: [ValueType] = []
    private(set) var leftOut: [(text: String, place: FactPlace)] = []
    private var names: [String: Int] = [:]

    init(_ facts: HeaderFacts, classes: Set<String>) {
        for fact in Self.named(facts) where !fact.constants.isEmpty && names[fact.name] == nil {
            var builder = ValueTypeBuilder(fact, name: Self.swiftName(fact, classes))
            names[fact.name] = types.count
            types.append(builder.build())
            leftOut += builder.leftOut
        }
    }

    /// The value type of an enum, and the type that stores it.
    func type(_ name: String) -> (name: String, type: AttributeType)? {
        guard let index = names[name], let type = types[index].rawType else { return nil }
        return (types[index].name, type)
    }

    /// The enums with a name: for one without, that of the integer type with which its constants begin.
    private static func named(_ facts: HeaderFacts) -> [EnumFact] {
        facts.enums.compactMap { fact in
            guard fact.name.isEmpty else { return fact }
            let type = facts.integerTypes.first { type in
                fact.constants.allSatisfy { $0.name.hasPrefix(type.name) }
            }
            guard let type, type.rawType != .boolean, type.rawType.attributeType.isInteger else {
                return nil
            }
            var fact = fact
            fact.name = type.name
            fact.rawType = type.rawType
            return fact
        }
    }

    /// A type inside a class that isn't an entity becomes one outside of it.
    private static func swiftName(_ fact: EnumFact, _ classes: Set<String>) -> String {
        let parts = (fact.swiftName ?? fact.name).split(separator: ".").map(String.init)
        let isInside = parts.count == 2 && classes.contains(parts[0])
        return parts.joined(separator: isInside ? "." : "")
    }
}
