// The ways to values that a program's instructions go. Each closure has a struct of its own, and is
// called as it is: an array of closures would wrap each, to pass and return values of any type.

/// The way to a text.
struct TextAccess: Sendable {
    let text: @Sendable (ViewAddress) -> String
}

/// The way to a text that may be absent.
struct OptionalTextAccess: Sendable {
    let text: @Sendable (ViewAddress) -> String?
}

/// The way to a list of texts.
struct TextListAccess: Sendable {
    let texts: @Sendable (ViewAddress) -> [String]
}

/// The way to the views inside.
struct ViewListAccess: Sendable {
    let forEach: @Sendable (ViewAddress, (ViewAddress) -> Void) -> Void
}

/// Whether a section over a field is shown.
///
/// The cases hold the closures of the fields, which capture nothing. Another closure around them
/// would be an object, whose references all threads would count.
enum Condition: Sendable {
    case always
    case ifText(@Sendable (ViewAddress) -> String?)
    case ifFlag(@Sendable (ViewAddress) -> Bool)
    case ifTexts(@Sendable (ViewAddress) -> [String])
    case unlessEmpty(@Sendable (ViewAddress) -> Bool)

    init(_ access: FieldAccess) {
        switch access {
        case .text: self = .always
        case .optionalText(let text): self = .ifText(text)
        case .flag(let flag): self = .ifFlag(flag)
        case .texts(let texts): self = .ifTexts(texts)
        case .list(let children), .optional(let children): self = .unlessEmpty(children.isEmpty)
        }
    }

    func holds(_ view: ViewAddress) -> Bool {
        switch self {
        case .always: true
        case .ifText(let text): text(view) != nil
        case .ifFlag(let flag): flag(view)
        case .ifTexts(let texts): !texts(view).isEmpty
        case .unlessEmpty(let isEmpty): !isEmpty(view)
        }
    }
}
