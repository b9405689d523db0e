// The access paths that a program's instructions use. Each wraps its closure in a struct: an array
// of bare closures would reabstract each of them.

/// The access path to a text.
struct TextAccess: Sendable {
    let text: @Sendable (ViewAddress) -> String
}

/// The access path to an optional text.
struct OptionalTextAccess: Sendable {
    let text: @Sendable (ViewAddress) -> String?
}

/// The access path to a list of texts.
struct TextListAccess: Sendable {
    let texts: @Sendable (ViewAddress) -> [String]
}

/// The access path to nested views.
struct ViewListAccess: Sendable {
    let forEach: @Sendable (ViewAddress, (ViewAddress) -> Void) -> Void
}

/// The condition under which a section over a field is rendered.
///
/// The cases hold the closures of the fields, which capture nothing. Wrapping them in another
/// closure would allocate a context, whose reference count all threads would update.
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
