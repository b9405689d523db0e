import ModelIR

/// A configuration is new.
enum ConfigurationAdded: DifferenceKind {
    static let id = "configuration.added"
    static let summary = "a configuration is added"
    // Apple, "Understanding Versions": a store is compared with the entities of its own configuration.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        No store was made for it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.configurations.added.map { configuration in
            difference(
                comparison,
                configurationSubject(configuration),
                new: configuration.origin,
                "the configuration '\(configuration.name)' is added"
            )
        }
    }
}

extension Comparison {
    var configurations: ElementMatch<Configuration> {
        ElementMatch(old: old.configurations, new: new.configurations)
    }
}

/// The heading of what is about a configuration. For example: `configuration Cloud`.
func configurationSubject(_ configuration: Configuration) -> String {
    "configuration \(configuration.name)"
}
