import Foundation

/// What opening a container changed in its files, because a model with other properties wrote them.
///
/// For example: `if let migration = container.migration { print(migration.changes) }`.
public struct Migration: Hashable, Sendable {
    /// Each change in words. For example: `Note.stars: added with 3`.
    public let changes: [String]
    /// The number of rows that were written. For example: 0 if only rules were relaxed.
    public let rowCount: Int
    /// The duration in seconds, with the code of stages. For example: `0.7`.
    public internal(set) var duration: TimeInterval
    /// The entities that a stage may give a new name.
    var likelyRenames: [LikelyRename] = []

    /// The changes of several files together.
    init?(_ migrations: [Migration]) {
        guard !migrations.isEmpty else { return nil }
        changes = migrations.flatMap(\.changes)
        rowCount = migrations.map(\.rowCount).reduce(0, +)
        duration = migrations.map(\.duration).reduce(0, +)
        likelyRenames = migrations.flatMap(\.likelyRenames)
    }

    /// What a plan has changed; `nil` for one without changes.
    init?(_ plan: MigrationPlan, rowCount: Int, since start: Date) {
        if plan.isEmpty { return nil }
        changes = plan.changes
        self.rowCount = rowCount
        duration = Date().timeIntervalSince(start)
        likelyRenames = plan.likelyRenames
    }
}
