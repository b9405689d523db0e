/// The access path from a view to the value of one of its fields, type-erased.
///
/// Each closure takes the address of a view of the type that declares the field. Loading guarantees
/// that type, because it looks up names in the schema of the entered view.
@usableFromInline
enum FieldAccess: Sendable {
    case text(@Sendable (ViewAddress) -> String)
    case optionalText(@Sendable (ViewAddress) -> String?)
    case flag(@Sendable (ViewAddress) -> Bool)
    case texts(@Sendable (ViewAddress) -> [String])
    case list(ChildAccess)
    case optional(ChildAccess)

    var kind: FieldKind {
        switch self {
        case .text: .text
        case .optionalText: .optionalText
        case .flag: .flag
        case .texts: .texts
        case .list: .list
        case .optional: .optional
        }
    }

    /// The access path to the nested views, for kinds that have them.
    var children: ChildAccess? {
        switch self {
        case .list(let children), .optional(let children): children
        case .text, .optionalText, .flag, .texts: nil
        }
    }
}

extension FieldAccess {
    /// The same value of a nested view, for a dotted name.
    ///
    /// Without such a view, the text is empty and sections are hidden.
    func inside(_ outer: ChildAccess) -> FieldAccess {
        switch self {
        case .text(let text): .optionalText { outer.first($0, text) }
        case .optionalText(let text): .optionalText { outer.first($0, text) ?? nil }
        case .flag(let flag): .flag { outer.first($0, flag) ?? false }
        case .texts(let texts): .texts { outer.first($0, texts) ?? [] }
        case .list(let inner): .list(inner.inside(outer))
        case .optional(let inner): .optional(inner.inside(outer))
        }
    }
}

/// The address of a view while a section over it is rendered.
///
/// An address rather than a copy: views contain many texts, and copying one for each name would
/// cost more than the rest of rendering.
@usableFromInline
typealias ViewAddress = UnsafeRawPointer

extension ViewAddress {
    /// The view at this address.
    @inlinable
    func view<View>(as type: View.Type) -> UnsafePointer<View> {
        assumingMemoryBound(to: View.self)
    }
}
