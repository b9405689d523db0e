import ModelIR

/// A required attribute is new, and its default is code.
enum AttributeAddedComputed: DifferenceKind {
    static let id = "attribute.added-computed"
    static let summary = "a required attribute with a computed default is added"
    // Apple, "Migrating your data model automatically": a required attribute takes a default in the model.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.automatic
    static let swiftDataAdvice: String? = requiredInStages
    static let explanation = """
        ModelStore runs the default once for each object: `UUID()` gives each its own. A model of Core Data \
        holds only constants, so that a store fails to migrate: make the attribute optional, or write a mapping \
        model.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.addedAttributes.filter { $0.property.need == .computedDefault }.map { added in
            addition(
                comparison,
                added,
                "is added, and its default is computed",
                advice: comparison.store == .coreData
                    ? "make it optional, or write a mapping model that sets it" : nil
            )
        }
    }
}
