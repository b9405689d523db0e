import ModelIR

/// A type that attributes keep as JSON has more optional properties, or more cases.
enum CodableDeclarationExtended: DifferenceKind {
    static let id = "codable.declaration-extended"
    static let summary = "a codable type gets optional properties or cases"
    // Apple, "Understanding Versions": a codable value is Binary in both versions.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        The declaration that Swift derives decodes what the former one encoded: an optional property that the \
        value lacks is nil. ModelStore decodes every value once, to be sure.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.changedCodableTypes.filter { type in
            type.isExtended && (type.renamed.isEmpty || !type.added.isEmpty)
        }.map { type in
            let what =
                type.added.isEmpty
                ? "its parts in another order" : type.added.joined(separator: ", ")
            return difference(
                comparison,
                type.name,
                old: type.oldOrigin,
                new: type.newOrigin,
                "'\(type.name)', which attributes keep as JSON, has \(what) now"
            )
        }
    }
}
