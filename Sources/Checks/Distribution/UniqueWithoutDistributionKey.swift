import Diagnostics
import ModelIR

/// The uniqueness constraints of a distributed entity contain its key.
enum UniqueWithoutDistributionKey: Rule {
    static let id = "distribution.unique"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.meaning
    static let summary =
        "a unique value of a distributed entity doesn't contain the distribution key"
    static let reason = """
        Each partition looks after its own rows only, so that values can be unique among the objects with the same key. \
        Make the value unique together with the key.
        """
    static let before = #"""
        @Model @Distributed(by: \.accountID)
        final class Project { #Unique<Project>([\.name]) … }
        """#
    static let after = #"""
        @Model @Distributed(by: \.accountID)
        final class Project { #Unique<Project>([\.accountID, \.name]) … }
        """#

    static func check(_ context: RuleContext) {
        for index in context.model.entities.indices {
            let entity = context.model.entities[index]
            guard !entity.uniquenessConstraints.isEmpty,
                let key = context.distribution(of: index)?.attribute
            else { continue }
            for (number, names) in entity.uniquenessConstraints.enumerated()
            where !names.contains(key) {
                let values = names.map { "'\($0)'" }.joined(separator: ", ")
                context.report(
                    Self.self,
                    at: entity.origin.location(of: "uniquenessConstraints[\(number)]"),
                    "\(values) of '\(entity.name)' can't be unique across partitions: make it unique together"
                        + " with '\(key)', by which '\(entity.name)' is distributed"
                )
            }
        }
    }
}
