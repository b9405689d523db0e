import ModelIR
import SwiftNames

/// The access of a class's properties: the access of the class, unless a declaration restricts it.
/// Code that keeps the declared levels (``DeclaredAccess``) has these, too.
///
/// For example: `private ` for `private var syncToken: String`.
package struct PropertyAccess: Sendable {
    private let level: AccessLevel
    private let isDeclared: Bool
    private let hasSubclasses: Bool

    /// - Parameter hasSubclasses: Whether classes in other files also set the properties, which
    ///   can't be restricted in that case.
    package init(_ options: LoweringOptions, hasSubclasses: Bool) {
        level = options.access
        isDeclared = options.declaredAccess != nil
        self.hasSubclasses = hasSubclasses
    }

    /// The modifier of the member behind a property, with a space after it.
    ///
    /// Initializers of subclasses set it, too.
    package var inner: String { hasSubclasses ? "" : "private " }

    /// The modifier of a read-only property's setter, with a space after it.
    ///
    /// - Parameters:
    ///   - isSetByFile: Whether all of the declaration's file may set it: in the code, that's several
    ///     files.
    ///   - isSetBySubclasses: Whether the code of subclasses, if any, sets it.
    package func readOnlySetter(isSetByFile: Bool, isSetBySubclasses: Bool) -> String {
        guard isSetByFile || hasSubclasses && isSetBySubclasses else { return "private(set) " }
        return level == .internal ? "" : "internal(set) "
    }

    /// The modifier of the setter of a relationship, with a space after it; empty if all may set it who
    /// read it.
    ///
    /// - Parameter isSetBySubclasses: Whether the code of subclasses, if any, sets it.
    package func setter(of relationship: Relationship, isSetBySubclasses: Bool) -> String {
        guard let modifier = relationship.narrowerSetter else { return "" }
        switch modifier {
        case "private(set)", "fileprivate(set)":
            return readOnlySetter(
                isSetByFile: modifier == "fileprivate(set)",
                isSetBySubclasses: isSetBySubclasses
            )
        default: return level == .internal ? "" : modifier + " "
        }
    }

    /// The modifier of a property, with a space after it; empty for Swift's default.
    package func modifier(of code: Boxed<PropertyCode>?) -> String {
        if !hasSubclasses, let level = code?.narrowerLevel { return level + " " }
        guard isDeclared else { return level.modifier }
        return min(level, AccessLevel(modifiers: code?.modifiers ?? [])).modifier
    }
}

extension EntityProperty {
    /// The access level if it's narrower than that of the class: `private`. What is `fileprivate` is for
    /// all classes of a file, which are in several files in the code.
    package var narrowerLevel: String? { code?.narrowerLevel }

    /// The modifier of the setter if fewer may set the property than read it. For example: `private(set)`.
    package var narrowerSetter: String? {
        narrowerLevel == nil ? modifiers.first { $0.hasSuffix("(set)") } : nil
    }
}

extension Boxed<PropertyCode> {
    fileprivate var narrowerLevel: String? { value.modifiers.first { $0 == "private" } }
}
