import JSON
import ModelIR

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a snapshot leaves out: the fields of each kind of element that say the usual.
///
/// A field that is added to the model later has a usual value, too, so that older snapshots stay readable.
struct SnapshotTemplates {
    /// By the key under which the elements are, with the key around it where one isn't enough.
    private let fields: [String: [JSONMember]]

    init() throws {
        let place = Origin.start(of: "")
        let request = FetchRequest(name: "", entity: "", origin: place)
        let code = try members(TypeCode())
        fields = [
            "model": try members(Model(name: "", sources: [], origin: place)),
            "entities": try members(Entity(name: "", origin: place)),
            "attributes": try members(Attribute(name: "", type: .undefined, origin: place)),
            "relationships": try members(Relationship(name: "", destination: "", origin: place)),
            "fetchedProperties": try members(
                FetchedProperty(name: "", request: request, origin: place)
            ),
            "request": try members(request),
            "fetchRequests": try members(request),
            "indexes": try members(Index(name: nil, elements: [], origin: place)),
            "elements": try members(Index.Element()),
            "compositeProperties": try members(
                CompositeProperty(name: "", type: "", isOptional: false, origin: place)
            ),
            "configurations": try members(Configuration(name: "", entities: [], origin: place)),
            "composites": try members(Composite(name: "", attributes: [], origin: place)),
            "valueTypes": try members(
                ValueType(name: "", kind: .choice(ChoiceType(cases: [])), origin: place)
            ),
            "entities/code": try members(CodeDetails()),
            "attributes/code": try members(PropertyCode()),
            "relationships/code": try members(PropertyCode()),
            "compositeProperties/code": try members(PropertyCode()),
            "valueTypes/code": code,
            "valueTypes/extensions": code,
            "options": try members(OptionSetType.Option(name: "", bit: 0, origin: place)),
            "cases": try members(ChoiceType.Case(name: "", parts: [], origin: place)),
            "parts": try members(Part(label: "", type: .value(""), origin: place)),
            "storage": try members(Attribute.Storage()),
        ]
        .mapValues { members in members.filter { !Self.required.contains($0.key) } }
    }

    /// The fields that every element says itself.
    private static let required: Set = [
        "name", "type", "destination", "entity", "request", "kind", "bit", "label", "parts",
        "origin",
    ]

    /// The usual fields of an object at a path of keys; none for one that is written as a whole.
    func fields(at path: [String]) -> [JSONMember] {
        guard let key = path.last else { return [] }
        return fields[path.suffix(2).joined(separator: "/")] ?? fields[key] ?? []
    }
}

private func members(_ value: some Encodable) throws -> [JSONMember] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = try JSONText(Array(try encoder.encode(value)))
    guard case .object(let members) = text.root.content else { return [] }
    return members
}
