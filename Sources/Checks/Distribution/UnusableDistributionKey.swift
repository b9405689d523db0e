import Diagnostics
import ModelIR

/// A distribution key is an attribute that every object has, and that can be compared exactly.
enum UnusableDistributionKey: Rule {
    static let id = "distribution.unusable-key"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.meaning
    static let summary = "a server can't divide rows by the distribution key of an entity"
    static let reason = """
        Every row has to be in one partition, and be found there again: the key is a stored, required attribute of the \
        entity itself that is an integer, a text or a UUID, or has such a raw value. The entities of a hierarchy have one \
        table, so the one without a parent declares its key.
        """
    static let before = #"""
        @Model @Distributed(by: \.accountID)
        final class Task { var accountID: Int? }
        """#
    static let after = #"""
        @Model @Distributed(by: \.accountID)
        final class Task { var accountID: Int }
        """#

    static func check(_ context: RuleContext) {
        for entity in context.model.entities {
            guard let key = entity.distribution, let problem = problem(key, of: entity) else {
                continue
            }
            context.report(Self.self, at: key.origin.location, problem)
        }
    }

    private static func problem(_ key: DistributionKey, of entity: Entity) -> String? {
        let name = "'\(entity.name)'"
        if let parent = entity.parent {
            return
                "\(name) has the table of '\(parent)': declare the distribution key of the entity without a"
                + " parent"
        }
        guard let attribute = entity.attributes.first(where: { $0.name == key.attribute }) else {
            return
                "\(name) can't be distributed by '\(key.attribute)', which isn't an attribute of its own:"
                + " name one"
        }
        if attribute.isTransient || attribute.isIgnored {
            return
                "\(name) can't be distributed by '\(key.attribute)', which isn't stored: name another"
                + " attribute"
        }
        if attribute.isOptional {
            return
                "\(name) can't be distributed by '\(key.attribute)', which may lack a value: make it"
                + " required"
        }
        guard attribute.type.isInteger || [.string, .uuid].contains(attribute.type) else {
            return
                "\(name) can't be distributed by '\(key.attribute)': the key is an integer, a text or a"
                + " UUID"
        }
        return nil
    }
}
