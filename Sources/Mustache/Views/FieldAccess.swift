/// The way from a view to the value of one of its fields, with the view's type erased.
///
/// Each closure takes the address of a view of the type that declares the field. Loading makes
/// sure of the type: a template's names are looked up in the schema of the view that is entered.
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

    /// The way to the views inside, for the kinds that have any.
    var children: ChildAccess? {
        switch self {
        case .list(let children), .optional(let children): children
        case .text, .optionalText, .flag, .texts: nil
        }
    }
}

extension FieldAccess {
    /// The same value of a view that is inside another, for a dotted name.
    ///
    /// Where there is no such view, there is no text, and no section is shown.
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

/// Where a view stands in memory while a section over it is rendered.
///
/// An address instead of the view: views hold many texts, and copying one for each of its names
/// would cost more than all the rest of rendering.
@usableFromInline
typealias ViewAddress = UnsafeRawPointer

extension ViewAddress {
    /// The view that stands here.
    @inlinable
    func view<View>(as type: View.Type) -> UnsafePointer<View> {
        assumingMemoryBound(to: View.self)
    }
}
