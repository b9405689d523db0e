/// The view of a member that may have a blank line before it.
package protocol SeparableView: Sendable {
    /// Whether a blank line comes first.
    var isSeparated: Bool { get set }
}

/// Puts a blank line between neighbors.
package func separatedByBlankLines<View: SeparableView>(_ views: consuming [View]) -> [View] {
    for index in views.indices { views[index].isSeparated = index > 0 }
    return views
}
