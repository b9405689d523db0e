import ModelIR

/// The declarations of a model as lines of source.
struct DeclarationLines {
    let model: Model
    private let valueTypes: [String: ValueType]
    private let parents: Set<String>
    private let inverses: DeclaredInverses

    init(_ model: Model) {
        self.model = model
        valueTypes = Dictionary(model.valueTypes.map { ($0.name, $0) }) { first, _ in first }
        parents = Set(model.entities.compactMap(\.parent))
        inverses = DeclaredInverses(model.entities)
    }

    /// A block for each declaration. Types of values come first, but for those inside of classes.
    var blocks: [[String]] {
        var blocks: [[String]] = []
        var open = model.entities[...]
        for type in model.valueTypes {
            if let owner = type.owner {
                guard let place = open.firstIndex(where: { $0.name == owner }) else { continue }
                blocks += open[...place].map(lines)
                open = open[(place + 1)...]
            } else if !type.isNonEmptyText {
                blocks.append(lines(type))
            }
        }
        return blocks + open.map(lines) + conditionalConformances
            + model.declarations.map { underCondition($0.condition, sourceLines($0.text)) }
    }

    /// Extensions for protocols that the types conform to on some platforms.
    private var conditionalConformances: [[String]] {
        let all =
            model.valueTypes.map { ($0.name, $0.conformances) }
            + model.entities.map { ($0.name, $0.code?.conformances ?? []) }
        return all.flatMap { name, conformances in
            conformances.filter { $0.condition != nil }.map {
                underCondition($0.condition, ["extension \(name): \($0.name) {}"])
            }
        }
    }

    func valueType(_ name: String) -> ValueType? { valueTypes[name] }

    private func lines(_ entity: Entity) -> [String] {
        EntityLines(
            entity,
            in: self,
            isFinal: !parents.contains(entity.name),
            inverses: inverses
        ).all
    }
}
