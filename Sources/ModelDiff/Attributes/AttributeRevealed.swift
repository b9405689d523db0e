import ModelIR

/// An attribute is new in the model, and its column was there before.
enum AttributeRevealed: DifferenceKind {
    static let id = "attribute.revealed"
    static let summary = "an attribute is added whose column the database had before"
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        A foreign key that is gone makes an attribute of a relationship, and the column keeps its values. Stores \
        with tables of their own get the attribute as any other.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.added.filter(comparison.hadColumn(of:)).map { added in
            addition(comparison, added, "is added; its column was there before")
        }
    }
}

extension Comparison {
    /// The attributes that are new, and whose values the file hasn't.
    var addedAttributes: [PropertyMatch<Attribute>.Owned] {
        attributes.added.filter { !hadColumn(of: $0) }
    }

    /// Whether a database that another program made has had the column of a new attribute.
    fileprivate func hadColumn(of added: PropertyMatch<Attribute>.Owned) -> Bool {
        guard keepsRemovedValues,
            let entity = entities.pairs.first(where: { $0.new.name == added.owner })?.old.name,
            let name = tables.new?[added.owner]?.column(added.property.name)?.name
        else { return false }
        let columns = tables.old?[entity]?.columns ?? []
        return columns.contains { $0.name.lowercased() == name.lowercased() }
    }
}
