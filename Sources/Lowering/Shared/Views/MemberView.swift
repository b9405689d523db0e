import Mustache

/// A declared member, unchanged.
package struct MemberView: TemplateView, SeparableView {
    /// Whether a blank line comes first.
    package var isSeparated: Bool
    /// The condition around the member. For example: `os(iOS)`
    package var condition: String?
    /// The lines of the member, indented. For example: `    func rename() {`
    package var lines: [String]

    // MARK: Not for templates

    package init(isSeparated: Bool, condition: String?, lines: [String]) {
        self.isSeparated = isSeparated
        self.condition = condition
        self.lines = lines
    }

    var isOneLine: Bool { lines.count == 1 && condition == nil }
}
