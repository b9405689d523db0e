import ModelIR

extension PropertyMatch<Attribute> {
    /// The attributes as seen by code that leaves some out.
    ///
    /// One that only the older code leaves out is new. One that wasn't stored, and that only the newer code leaves
    /// out, is removed; ``Comparison/unstoredAttributes`` has the others.
    func leavingOut(_ isLeftOut: (Attribute) -> Bool) -> Self {
        let isInCode = { (owned: Owned) in !isLeftOut(owned.property) }
        var result = Self(
            pairs: [],
            removed: removed.filter(isInCode),
            added: added.filter(isInCode)
        )
        for pair in pairs {
            switch (isLeftOut(pair.old), isLeftOut(pair.new)) {
            case (false, false): result.pairs.append(pair)
            case (true, false): result.added.append(Owned(pair.new, of: pair))
            case (false, true) where !pair.old.isStored:
                result.removed.append(Owned(pair.old, of: pair))
            case (false, true), (true, true): break
            }
        }
        return result
    }
}

extension PropertyMatch.Owned {
    /// A property of one version of a pair, whose entity both versions have.
    fileprivate init(_ property: Property, of pair: PropertyMatch.Pair) {
        self.init(
            owner: pair.owner,
            property: property,
            hasLivingOwner: true,
            ownerIsConcrete: true
        )
    }
}
