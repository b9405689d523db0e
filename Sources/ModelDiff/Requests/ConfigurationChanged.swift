import ModelIR

/// Entities are in another configuration.
enum ConfigurationChanged: DifferenceKind {
    static let id = "configuration.changed"
    static let summary = "a configuration has other entities"
    // Apple, "Understanding Versions": a store is compared with the entities of its own configuration.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        Objects stay in the store of the former configuration, where the new version doesn't look for them. Copy \
        them to the other store.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.configurations.pairs.compactMap { pair in
            let before = Set(pair.old.entities.map { comparison.newName(ofEntity: $0) ?? $0 })
            let moved = before.symmetricDifference(pair.new.entities)
            guard !moved.isEmpty || pair.old.userInfo != pair.new.userInfo else { return nil }
            return difference(
                comparison,
                configurationSubject(pair.new),
                old: pair.old.origin,
                new: pair.new.origin,
                "the configuration '\(pair.new.name)' has other entities: \(quoted(moved.sorted()))",
                advice: "copy objects that exist to the store of their new configuration"
            )
        }
    }
}
