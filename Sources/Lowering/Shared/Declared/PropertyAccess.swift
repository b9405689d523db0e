import ModelIR
import SwiftNames

/// Who may use the properties of a class: whoever may use the class, unless a declaration says less.
///
/// For example: `private ` for `private var syncToken: String`.
package struct PropertyAccess: Sendable {
    private let usual: String
    private let hasSubclasses: Bool

    /// - Parameter hasSubclasses: whether classes of other files set the properties, too, so that
    ///   none can be narrower.
    package init(_ options: LoweringOptions, hasSubclasses: Bool) {
        usual = options.access.modifier
        self.hasSubclasses = hasSubclasses
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
    package func modifier(of property: some EntityProperty) -> String {
        guard !hasSubclasses, let level = property.narrowerLevel else { return usual }
        return level + " "
    }
}

extension EntityProperty {
    /// The level that is narrower than that of any class. For example: `private`.
    package var narrowerLevel: String? {
        code?.modifiers.first { ["private", "fileprivate"].contains($0) }
    }
}
