import Diagnostics
import ModelIR

/// CloudKit doesn't support uniqueness constraints.
enum CloudKitUnique: Rule {
    static let id = "cloudkit.unique"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "CloudKit doesn't support uniqueness constraints"
    static let reason = """
        Two devices can create equal objects while they're offline. Remove the constraint, and merge equal objects in code.
        """
    static let before = """
        <uniquenessConstraint><constraint value="code"/></uniquenessConstraint>
        """
    static let after = ""

    static func check(_ context: RuleContext) {
        for entity in context.entitiesForCloudKit {
            for index in entity.uniquenessConstraints.indices {
                let part = "uniquenessConstraints[\(index)]"
                context.refuse(
                    Self.self,
                    "the unique constraint of",
                    entity.name,
                    at: entity.origin.location(of: part),
                    "remove it, and merge equal objects in code"
                )
            }
        }
    }
}
