import ModelIR
import Mustache
import SwiftNames

/// What a declaration says besides what is stored, as extensions of the generated type.
package struct DeclaredCodeView: TemplateView {
    /// Nil where there are no members. For example: `extension Note: Named`.
    var head: String?
    /// Extensions without members, for protocols that stand in no head.
    var conformances: [MemberView]
    var members: [MemberView]

    package static let summary = "What a declaration says besides what is stored."

    package static let fields: [ViewField<Self>] = [
        .optionalText("head", "The extension with members.", example: "extension Note: Named") {
            $0.head
        },
        .list("conformances", "Extensions without members.") { $0.conformances },
        .list("members", "The members.") { $0.members },
    ]
}

extension DeclaredCodeView {
    /// Nil where there is nothing to show.
    ///
    /// - Parameters:
    ///   - name: of the type. For example: `Note.Mark`.
    ///   - isolation: with a space behind it, or empty. For example: `nonisolated `.
    package init?(
        of name: String,
        isolation: String,
        conformances: [Conformance],
        members: [MemberView]
    ) {
        guard !conformances.isEmpty || !members.isEmpty else { return nil }
        let start = "\(isolation)extension \(name)"
        let always = conformances.filter { $0.condition == nil }.map(\.name)
        let whole = start + (always.isEmpty ? "" : ": " + always.joined(separator: ", "))
        let fits = TextWidth.fits(whole + " {}")
        head = members.isEmpty ? nil : fits ? whole : start
        self.members = members
        let single = fits ? [] : always.map { (nil as String?, $0) }
        let together = fits && members.isEmpty && !always.isEmpty ? [whole + " {}"] : []
        let conditional = conformances.compactMap { one in
            one.condition.map { ($0 as String?, one.name) }
        }
        self.conformances =
            together.map { MemberView(isSeparated: true, condition: nil, lines: [$0]) }
            + (single + conditional).map { condition, name in
                let margin = condition == nil ? "" : "    "
                let line = "\(margin)\(start): \(name) {}"
                return MemberView(isSeparated: true, condition: condition, lines: [line])
            }
    }
}
