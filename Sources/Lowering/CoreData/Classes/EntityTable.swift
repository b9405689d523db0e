import ModelIR

/// The entities of a model by name; the last one wins if two have the same name.
///
/// The table contains indices: copies of the entities would be as large as the model.
struct EntityTable: Sendable {
    private let entities: [Entity]
    private let places: [String: Int]
    private let lineage: Lineage

    init(_ entities: [Entity]) {
        self.entities = entities
        lineage = Lineage(entities) { $0.passesOn }
        let names = entities.indices.map { (entities[$0].name, $0) }
        places = Dictionary(names, uniquingKeysWith: { $1 })
    }

    subscript(name: String) -> Entity? { places[name].map { entities[$0] } }

    /// The parent of an entity.
    func parent(of entity: Entity) -> Entity? { entity.parent.flatMap { self[$0] } }

    /// The ancestors that pass on properties, the nearest first. Inheritance cycles end the
    /// list.
    func ancestors(of entity: Entity) -> [Entity] {
        places[entity.name].map { lineage.ancestors(of: $0).map { entities[$0] } } ?? []
    }
}
