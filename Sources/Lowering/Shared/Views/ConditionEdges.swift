import Mustache

/// Where a member stands inside an `#if`: neighbours under one condition share it.
@usableFromInline
package struct ConditionEdges: Sendable {
    /// For example: `os(iOS)`.
    @usableFromInline package var condition: String
    /// Whether the `#if` stands before the member.
    @usableFromInline package var isFirst = true
    /// Whether the `#endif` stands behind it.
    @usableFromInline package var isLast = true

    package init?(_ condition: String?) {
        guard let condition else { return nil }
        self.condition = condition
    }

    /// What stands before the member.
    @usableFromInline package var opening: String? { isFirst ? "#if \(condition)" : nil }
    /// What stands behind it.
    @usableFromInline package var closing: String? { isLast ? "#endif" : nil }
}

/// A view of a member that may stand inside an `#if`.
@usableFromInline
package protocol ConditionalView: Sendable {
    var edges: ConditionEdges? { get set }
}

extension ViewField where View: ConditionalView {
    /// What templates ask to put a member inside its `#if`.
    @inlinable
    package static var edges: [Self] {
        [
            .optionalText("opening", "Where the condition begins.", example: "#if os(iOS)") {
                $0.edges?.opening
            },
            .flag("isConditional", "Whether the member stands inside a condition.") {
                $0.edges != nil
            },
            .optionalText("closing", "Where the condition ends.", example: "#endif") {
                $0.edges?.closing
            },
        ]
    }
}

/// The views, those under one condition inside one `#if`.
@inlinable
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
