/// Who writes the migration plan of a model with several versions.
package enum PlanForm: String, Sendable, Hashable, CaseIterable {
    /// modelgen, which asks for functions between versions.
    case generated
    /// The user: only the versions are generated.
    case own
}
