/// The protocols of headers, and who adopts them.
struct ProtocolTable {
    private let protocols: [String: ProtocolFact]
    private let adoptions: [String: [String]]

    init(_ facts: HeaderFacts) {
        protocols = Dictionary(facts.protocols.map { ($0.name, $0) }) { first, _ in first }
        adoptions = Dictionary(grouping: facts.adoptions, by: \.owner).mapValues { $0.map(\.name) }
    }

    /// The properties that can be written of the protocols that a class adopts, by protocol.
    func requirements(of owner: String) -> [(name: String, properties: [PropertyFact])] {
        var found: [(name: String, properties: [PropertyFact])] = []
        var seen: Set<String> = []
        var rest = (adoptions[owner] ?? [])[...]
        while let name = rest.popFirst() {
            guard seen.insert(name).inserted, let one = protocols[name] else { continue }
            found.append((name, one.properties.filter { !$0.isReadOnly }))
            rest += one.parents
        }
        return found
    }
}
