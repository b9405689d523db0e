import ModelIR

/// Another attribute says which case a property has.
enum DiscriminatorMoved: DifferenceKind {
    static let id = "composite-property.discriminator-moved"
    static let summary = "another attribute says which case a property has"
    // Apple, "Understanding Versions": attributes are compared one by one.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let explanation = """
        Which case an object has is in the former attribute, where nobody looks any more. Keep the attribute, or \
        say its former name.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.compositeProperties.flatMap { owner, match in
            match.pairs.filter { comparison.hasOtherDiscriminator($0, owner) }.map { pair in
                difference(
                    comparison,
                    owner,
                    old: pair.old.origin,
                    new: pair.new.origin,
                    "'\(pair.new.discriminator ?? "")' says which case '\(owner).\(pair.new.name)' has, and"
                        + " '\(pair.old.discriminator ?? "")' did"
                )
            }
        }
    }
}

extension Comparison {
    fileprivate func hasOtherDiscriminator(
        _ pair: ElementMatch<CompositeProperty>.Pair,
        _ owner: String
    ) -> Bool {
        let former = entities.pairs.first { $0.new.name == owner }?.old.name ?? owner
        return pair.old.discriminator.map { newName(of: $0, inOld: former) }
            != pair.new.discriminator
    }
}
