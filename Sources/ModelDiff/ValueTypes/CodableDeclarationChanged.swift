import ModelIR

/// A type that attributes keep as JSON is declared differently.
enum CodableDeclarationChanged: DifferenceKind {
    static let id = "codable.declaration-changed"
    static let summary = "the declaration of a codable type changes"
    // Apple, "Understanding Versions": a codable value is Binary in both versions.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value do objects get whose value it cannot decode?"
    static let breakage: String? = "code that uses what changed may no longer compile"
    static let explanation = """
        ModelStore decodes every value once with the new type, and names those that can't be decoded. Core Data \
        opens the store unchanged, and values that can't be decoded read as missing.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.changedCodableTypes.filter { !$0.isExtended }.map { type in
            difference(
                comparison,
                type.name,
                old: type.oldOrigin,
                new: type.newOrigin,
                "'\(type.name)', which attributes keep as JSON, is declared differently",
                advice:
                    "make sure that it decodes what the former declaration encoded, or write a stage"
            )
        }
    }
}
