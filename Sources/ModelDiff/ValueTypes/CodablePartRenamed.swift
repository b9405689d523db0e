import ModelIR

/// An element of a composite that attributes keep as JSON says which name it had.
enum CodablePartRenamed: DifferenceKind {
    static let id = "codable.part-renamed"
    static let summary = "an element of a composite that is kept as JSON has a new name"
    // Apple, "Understanding Versions": a codable value is Binary in both versions.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that uses the former name no longer compiles"
    static let explanation = """
        ModelStore renames it in every value. In SwiftData, a value that has the former name reads as one \
        without the element.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.changedCodableTypes.flatMap { type in
            Set(type.renamed.map { [$0.name, $0.formerName] }).sorted { $0[0] < $1[0] }.map {
                names in
                difference(
                    comparison,
                    type.name,
                    old: type.oldOrigin,
                    new: type.newOrigin,
                    part: names[0],
                    "'\(type.name).\(names[0])' was '\(names[1])'",
                    advice: comparison.store == .sqlite
                        ? nil : "keep the values in a stage, before their key is unknown"
                )
            }
        }
    }
}
