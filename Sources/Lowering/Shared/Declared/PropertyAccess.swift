import ModelIR
import SwiftNames

/// Who may use the properties of a class: whoever may use the class, unless a declaration says less.
///
/// For example: `private ` for `private var syncToken: String`.
package struct PropertyAccess: Sendable {
    private let usual: String
    private let hasSubclasses: Bool
    private var narrower: [String: String] = [:]

    /// - Parameter hasSubclasses: whether classes of other files set the properties, too, so that
    ///   none can be narrower.
    package init(_ entity: Entity, _ options: LoweringOptions, hasSubclasses: Bool) {
        usual = options.access.modifier
        self.hasSubclasses = hasSubclasses
        guard !hasSubclasses else { return }
        for member in entity.code?.modifiers ?? [] {
            if let level = member.narrowerLevel { narrower[member.property] = level + " " }
        }
    }

    /// The modifier of what stands behind a property, with a space behind it.
    ///
    /// Initialisers of subclasses set it, too.
    package var inner: String { hasSubclasses ? "" : "private " }

    /// What a read-only property says of its setter, with a space behind it.
    ///
    /// - Parameter isSetBySubclasses: whether the code of subclasses sets it, where there are any.
    package func readOnlySetter(isSetBySubclasses: Bool) -> String {
        guard hasSubclasses, isSetBySubclasses else { return "private(set) " }
        return usual.isEmpty ? "" : "internal(set) "
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
