import ModelIR

/// A configuration is gone.
enum ConfigurationRemoved: DifferenceKind {
    static let id = "configuration.removed"
    static let summary = "a configuration is removed"
    // Apple, "Understanding Versions": a store is compared with the entities of its own configuration.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        A store that was made for it can't be added any more: add it with another configuration that has the \
        same entities.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.configurations.removed.map { configuration in
            difference(
                comparison,
                configurationSubject(configuration),
                old: configuration.origin,
                "the configuration '\(configuration.name)' is removed",
                advice: "add its store with a configuration that has the same entities"
            )
        }
    }
}
