/// Where a member stands inside an `#if`: neighbours under one condition share it.
package struct ConditionEdges: Sendable {
    /// For example: `os(iOS)`.
    package var condition: String
    /// Whether the `#if` stands before the member.
    package var isFirst = true
    /// Whether the `#endif` stands behind it.
    package var isLast = true

    package init?(_ condition: String?) {
        guard let condition else { return nil }
        self.condition = condition
    }

    /// The condition, where the member begins it.
    package var opening: String? { isFirst ? condition : nil }
}

/// A view of a member that may stand inside an `#if`.
package protocol ConditionalView {
    var edges: ConditionEdges? { get set }
}

/// The views, those under one condition inside one `#if`.
package func grouped<View: ConditionalView>(_ views: consuming [View]) -> [View] {
    for index in views.indices.dropFirst() {
        guard let condition = views[index].edges?.condition,
            views[index - 1].edges?.condition == condition
        else { continue }
        views[index - 1].edges?.isLast = false
        views[index].edges?.isFirst = false
    }
    return views
}
