import ModelIR

/// A case has a new name for the same value.
enum EnumCaseRenamed: DifferenceKind {
    static let id = "enum.case-renamed"
    static let summary = "a case of an enum has a new name, and the same raw value"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that uses the former name no longer compiles"
    static let explanation = """
        A file holds raw values.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.enumerations.flatMap { pair in
            pair.new.cases.compactMap { one in
                let former = pair.old.cases.first { $0.rawValue == one.rawValue }
                guard let former, former.name != one.name,
                    !pair.old.cases.contains(where: { $0.name == one.name }),
                    !pair.new.cases.contains(where: { $0.name == former.name })
                else { return nil }
                return difference(
                    comparison,
                    pair.name,
                    old: former.origin,
                    new: one.origin,
                    "'\(pair.name).\(one.name)' was '\(former.name)'"
                )
            }
        }
    }
}
