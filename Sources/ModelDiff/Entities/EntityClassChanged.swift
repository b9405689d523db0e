import ModelIR

/// The class of an entity changes.
enum EntityClassChanged: DifferenceKind {
    static let id = "entity.class-changed"
    static let summary = "the class of an entity has a new name"
    // Apple, "Understanding Versions": className is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? =
        "code that uses the class under its former name no longer compiles"
    static let explanation = """
        A file holds names of entities, not of classes.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs
            .filter {
                $0.old.classReference != $0.new.classReference
                    || $0.old.nameInCode != $0.new.nameInCode
            }
            .map { pair in
                let (old, new) = (pair.old.className, pair.new.className)
                let words =
                    old == new
                    ? "names its class in another way" : "has the class '\(new)', not '\(old)'"
                return difference(
                    comparison,
                    pair,
                    part: "representedClassName",
                    words,
                    breaks: old != new
                )
            }
    }
}

extension Entity {
    fileprivate var className: String { namedClass ?? name }
}
