import ModelIR

/// The entities of a model by name; of two with one name, the last.
///
/// It holds their places: a copy of each would be as large as the model.
struct EntityTable: Sendable {
    private let entities: [Entity]
    private let places: [String: Int]

    init(_ entities: [Entity]) {
        self.entities = entities
        let names = entities.indices.map { (entities[$0].name, $0) }
        places = Dictionary(names, uniquingKeysWith: { $1 })
    }

    subscript(name: String) -> Entity? { places[name].map { entities[$0] } }

    /// The parents of an entity, the nearest first.
    ///
    /// It ends after as many steps as there are names, so that a cycle can't hang it.
    func ancestors(of entity: Entity) -> [Entity] {
        var result: [Entity] = []
        var next = entity.parent
        while let name = next, let parent = self[name], result.count < places.count {
            result.append(parent)
            next = parent.parent
        }
        return result
    }
}
