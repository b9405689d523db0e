import ModelIR

extension DifferenceKind {
    /// A change of a property that is in both versions. The message begins with its name.
    static func difference<Property: MatchedProperty>(
        _ comparison: Comparison,
        _ pair: PropertyMatch<Property>.Pair,
        part: String? = nil,
        _ words: String,
        advice: String? = nil,
        breaks: Bool = true
    ) -> Difference {
        difference(
            comparison,
            pair.owner,
            old: pair.old.origin,
            new: pair.new.origin,
            part: part,
            "'\(pair.owner).\(pair.new.declaredName)' \(words)",
            advice: advice,
            breaks: breaks && !(pair.old.isIgnored && pair.new.isIgnored)
        )
    }

    /// A property that only the new version has.
    static func addition<Property: MatchedProperty>(
        _ comparison: Comparison,
        _ added: PropertyMatch<Property>.Owned,
        _ words: String,
        advice: String? = nil
    ) -> Difference {
        difference(
            comparison,
            added.owner,
            new: added.property.origin,
            "'\(added.owner).\(added.property.declaredName)' \(words)",
            advice: advice,
            breaks: !added.property.isIgnored
        )
    }

    /// A property that only the old version has.
    static func removal<Property: MatchedProperty>(
        _ comparison: Comparison,
        _ removed: PropertyMatch<Property>.Owned,
        _ words: String,
        advice: String? = nil
    ) -> Difference {
        difference(
            comparison,
            removed.owner,
            old: removed.property.origin,
            "'\(removed.owner).\(removed.property.declaredName)' \(words)",
            advice: advice,
            breaks: !removed.property.isIgnored
        )
    }

    /// A change of an entity that is in both versions.
    static func difference(
        _ comparison: Comparison,
        _ pair: ElementMatch<Entity>.Pair,
        part: String? = nil,
        _ words: String,
        advice: String? = nil,
        breaks: Bool = true
    ) -> Difference {
        difference(
            comparison,
            pair.new.name,
            old: pair.old.origin,
            new: pair.new.origin,
            part: part,
            "'\(pair.new.name)' \(words)",
            advice: advice,
            breaks: breaks
        )
    }
}
