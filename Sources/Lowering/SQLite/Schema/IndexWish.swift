import Diagnostics
import ModelIR

/// An index that the model declares.
struct IndexWish {
    /// For example: `byHost`, `slug`.
    let name: String
    let content: Content
    let origin: Origin

    enum Content {
        case keys([TableIndex.Key])
        /// The reason why SQLite can't have such an index.
        case none(String)
    }

    /// The diagnostic for an index that is left out.
    func leftOut(because reason: String, of entity: Entity, in model: Model) -> Diagnostic {
        Diagnostic(
            .warning,
            "index.left-out",
            at: origin.location(of: "name"),
            "the index '\(name)' of '\(entity.name)' is left out of the code for SQLite: \(reason)"
        )
    }
}

extension Entity {
    /// Whether the entity declares indexes, in addition to those of references.
    var wishesIndexes: Bool { !indexes.isEmpty || attributes.contains(where: \.storage.isIndexed) }
}

extension EntityLayout {
    /// The indexes of the entity and of its attributes.
    var wishes: [IndexWish] {
        let entity = plan.entity
        let declared = entity.indexes.enumerated().map { number, index in
            IndexWish(
                name: index.name ?? "index\(number + 1)",
                content: content(of: index),
                origin: index.origin
            )
        }
        // An attribute without a column has its own warning.
        let attributes = entity.attributes.filter(\.storage.isIndexed)
        return declared
            + attributes.compactMap { attribute in
                column(of: attribute.name).map { column in
                    IndexWish(
                        name: attribute.name,
                        content: .keys([TableIndex.Key(column: column)]),
                        origin: attribute.origin
                    )
                }
            }
    }

    private func content(of index: Index) -> IndexWish.Content {
        if index.partialPredicate != nil { return .none("it is over some of the rows only") }
        if index.elements.contains(where: \.isRTree) { return .none("it is an R-tree") }
        if index.elements.isEmpty { return .none("it has no elements") }
        var keys: [TableIndex.Key] = []
        for element in index.elements {
            guard let name = element.property else { return .none("it is over an expression") }
            guard let column = column(of: name) else { return .none("'\(name)' has no column") }
            keys.append(TableIndex.Key(column: column, isAscending: element.isAscending))
        }
        return .keys(keys)
    }
}
