import Mustache

/// A member's position inside an `#if`: adjacent members with the same condition share one.
@usableFromInline
package struct ConditionEdges: Sendable {
    /// For example: `os(iOS)`.
    @usableFromInline package var condition: String
    /// Whether the `#if` precedes the member.
    @usableFromInline package var isFirst = true
    /// Whether the `#endif` follows the member.
    @usableFromInline package var isLast = true

    package init?(_ condition: String?) {
        guard let condition else { return nil }
        self.condition = condition
    }

    /// The line before the member.
    @usableFromInline package var opening: String? { isFirst ? "#if \(condition)" : nil }
    /// The line after the member.
    @usableFromInline package var closing: String? { isLast ? "#endif" : nil }
}

/// The view of a member that can be inside an `#if`.
@usableFromInline
package protocol ConditionalView: Sendable {
    var edges: ConditionEdges? { get set }
}

extension ViewField where View: ConditionalView {
    /// The fields with which templates enclose a member in its `#if`.
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

/// Encloses adjacent views with the same condition in one `#if`.
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
