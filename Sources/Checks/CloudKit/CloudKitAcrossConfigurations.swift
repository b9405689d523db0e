import Diagnostics
import ModelIR

/// CloudKit can't store a relationship between entities of different stores.
enum CloudKitAcrossConfigurations: Rule {
    static let id = "cloudkit.across-configurations"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary =
        "a relationship leads to an entity that is never in the same configuration"
    static let reason = """
        A configuration is a store, and a relationship can't leave its store. Add both entities to the same configuration.
        """
    static let before = """
        <configuration name="Cloud"><memberEntity name="Album"/></configuration>
        <configuration name="Local"><memberEntity name="Photo"/></configuration>
        """
    static let after = """
        <configuration name="Cloud"><memberEntity name="Album"/><memberEntity name="Photo"/></configuration>
        """

    static func check(_ context: RuleContext) {
        let groups = ConfigurationGroups(context.model.configurations)
        context.refuseRelationships(Self.self) { relationship, entity in
            guard groups.areApart(entity.name, relationship.destination) else { return nil }
            return ("the relationship across configurations", "put both entities into one")
        }
    }
}

/// The entities that a store may contain without the others.
private struct ConfigurationGroups {
    private var groups: [String: Set<String>] = [:]

    init(_ configurations: [Configuration]) {
        for configuration in configurations {
            for entity in configuration.entities {
                groups[entity, default: []].insert(configuration.name)
            }
        }
    }

    /// Whether two entities belong to configurations, but never to the same one.
    func areApart(_ first: String, _ second: String) -> Bool {
        guard let first = groups[first], let second = groups[second] else { return false }
        return first.isDisjoint(with: second)
    }
}
