/// The way from a view to the value of one of its fields.
enum FieldAccess<View: TemplateView>: Sendable {
    case text(@Sendable (View) -> String)
    case optionalText(@Sendable (View) -> String?)
    case flag(@Sendable (View) -> Bool)
    case texts(@Sendable (View) -> [String])
    case list(ChildAccess<View>)
    case optional(ChildAccess<View>)

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
    var children: ChildAccess<View>? {
        switch self {
        case .list(let children), .optional(let children): children
        case .text, .optionalText, .flag, .texts: nil
        }
    }
}
