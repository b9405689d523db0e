import Diagnostics

/// Something that must hold for a model, whatever the model was read from.
///
/// A rule has a file: its type, its file and its test have one name. For example: `UnknownDestination`, which reports
/// `relationship.unknown-destination`.
package protocol Rule {
    /// Stable, in the form `subject.problem`. For example: `relationship.unknown-destination`.
    static var id: String { get }
    static var severity: Diagnostic.Severity { get }
    static var stage: RuleStage { get }
    /// What is wrong with a model that breaks the rule, without a period. For example:
    /// `the destination of a relationship does not exist`.
    static var summary: String { get }
    /// Why it matters, and how to fix it, in Markdown.
    static var reason: String { get }
    /// A declaration that breaks the rule.
    static var before: String { get }
    /// The same declaration, fixed.
    static var after: String { get }
    /// Whether a finding may come with a change that fixes it.
    static var hasFix: Bool { get }

    /// Reports each place that breaks the rule.
    static func check(_ context: RuleContext)
}

extension Rule {
    package static var hasFix: Bool { false }
}

/// When a rule is asked.
package enum RuleStage: Hashable, Sendable {
    /// For each input as it was read: whether names differ and lead somewhere. An error ends the run.
    case names
    /// For the model with what its configuration and User Info say of it.
    case meaning
    /// For the same model, but only by `modelgen lint`: code is right without it.
    case advice
}
