import ModelIR
import SwiftNames

/// Who may use the properties of a class: whoever may use the class, unless a declaration says less.
///
/// For example: `private ` for `private var syncToken: String`.
package struct PropertyAccess: Sendable {
    private let usual: String
    /// The modifier of what stands behind a property, and what initialisers of subclasses set.
    package let inner: String
    private var narrower: [String: String] = [:]

    /// - Parameter hasSubclasses: whether classes of other files set the properties, too, so that
    ///   none can be narrower.
    package init(_ entity: Entity, _ options: LoweringOptions, hasSubclasses: Bool) {
        usual = options.access.modifier
        inner = hasSubclasses ? "" : "private "
        guard !hasSubclasses else { return }
        for member in entity.code?.modifiers ?? [] {
            if let level = member.narrowerLevel { narrower[member.property] = level + " " }
        }
    }

    /// The modifier of a property, with a space behind it; empty for what Swift assumes.
    package subscript(property: String) -> String {
        narrower.isEmpty ? usual : narrower[property] ?? usual
    }
}

extension MemberModifiers {
    /// The level that is narrower than that of any class. For example: `private`.
    package var narrowerLevel: String? {
        modifiers.first { ["private", "fileprivate"].contains($0) }
    }
}
