import Mustache

/// A declared member, unchanged.
package struct MemberView: TemplateView {
    package var isSeparated: Bool
    /// For example: `os(iOS)`.
    package var condition: String?
    package var lines: [String]

    package init(isSeparated: Bool, condition: String?, lines: [String]) {
        self.isSeparated = isSeparated
        self.condition = condition
        self.lines = lines
    }

    var isOneLine: Bool { lines.count == 1 && condition == nil }

    package static let summary = "A member that stands in the code as it was written."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .optionalText("condition", "The condition around the member.", example: "os(iOS)") {
            $0.condition
        },
        .texts("lines", "The lines of the member, indented.", example: "    func rename() {") {
            $0.lines
        },
    ]
}
