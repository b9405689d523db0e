import ModelIR

/// An array in ModelStore's form is a set of the same elements now.
enum AttributeMadeUnordered: DifferenceKind {
    static let id = "attribute.made-unordered"
    static let summary = "an array of values is a set now"
    // Core Data archives an NSArray and an NSSet: the attribute has another codable type there.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.losesData
    static let breakage: String? = "code that takes its value as an array no longer compiles"
    static let explanation = """
        ModelStore stores both as a list, so opening a file changes no value. But an object has one of several equal \
        elements, in no order, and saving it stores these. If the order or the number of equal elements matters, keep \
        it in another attribute first.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.otherCollections.filter(\.isSet).map { change in
            difference(
                comparison,
                change.pair,
                "is \(change.new), and was \(change.old): the order of its elements and repeated ones are lost"
            )
        }
    }
}
