import Diagnostics

/// A condition that a model must satisfy, independent of its form of declaration.
///
/// The type, the file and the test of a rule have the same name. For example: `UnknownDestination`,
/// which reports `relationship.unknown-destination`.
package protocol Rule {
    /// A stable identifier, in the form `subject.problem`. For example:
    /// `relationship.unknown-destination`.
    static var id: String { get }
    static var severity: Diagnostic.Severity { get }
    static var stage: RuleStage { get }
    /// A description of the problem, without a period. For example: `the destination of a
    /// relationship does not exist`.
    static var summary: String { get }
    /// The reason for the rule, and how to fix the problem, in Markdown.
    static var reason: String { get }
    /// A declaration that breaks the rule.
    static var before: String { get }
    /// The same declaration, fixed.
    static var after: String { get }
    /// Whether findings may include a fix.
    static var hasFix: Bool { get }

    /// Reports all violations of the rule.
    static func check(_ context: RuleContext)
}

extension Rule {
    package static var hasFix: Bool { false }
}

/// The stage in which a rule is applied.
package enum RuleStage: Hashable, Sendable {
    /// Applied to each input separately: names are unique and refer to existing elements. An error
    /// stops the run.
    case names
    /// Applied to the model with the specifications of its configuration and User Info.
    case meaning
    /// Applied to the same model, but only by `modelgen lint`: code is correct without it.
    case advice
}
