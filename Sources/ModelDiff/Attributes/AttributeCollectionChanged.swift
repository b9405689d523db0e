import ModelIR

/// A set in ModelStore's form is an array of the same elements now.
enum AttributeCollectionChanged: DifferenceKind {
    static let id = "attribute.collection-changed"
    static let summary = "a set of values is an array now"
    // Core Data archives an NSArray and an NSSet: the attribute has another codable type there.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that takes its value as a set no longer compiles"
    static let explanation = """
        ModelStore stores both as a list. The elements of a set have no order, so the array has an arbitrary one.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.otherCollections.filter { !$0.isSet }.map { change in
            difference(comparison, change.pair, "is \(change.new), and was \(change.old)")
        }
    }
}
