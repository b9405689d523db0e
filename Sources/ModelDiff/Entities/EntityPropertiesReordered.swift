import ModelIR

/// The attributes of an entity have another order.
enum EntityPropertiesReordered: DifferenceKind {
    static let id = "entity.properties-reordered"
    static let summary = "attributes are declared in another order"
    // Apple, "Understanding Versions": properties are compared by name.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "calls of the initializer pass arguments in the former order"
    static let explanation = """
        Columns are found by name. The parameters of the initializer follow the order of declaration.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.filter { comparison.hasOtherOrder($0) }.map { pair in
            difference(comparison, pair, "declares its attributes in another order")
        }
    }
}

extension Comparison {
    /// Whether attributes that are in both versions of an entity are in another order.
    fileprivate func hasOtherOrder(_ pair: ElementMatch<Entity>.Pair) -> Bool {
        let old = pair.old.attributes.map { newName(of: $0.name, inOld: pair.old.name) }
        let new = pair.new.attributes.map(\.name)
        guard old != new else { return false }
        let both = Set(old).intersection(new)
        return old.filter(both.contains) != new.filter(both.contains)
    }
}
