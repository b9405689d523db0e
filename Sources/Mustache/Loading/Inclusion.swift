/// How the innermost view at a position was reached from the innermost view at the template's
/// start.
enum Descent: Sendable {
    /// It's the same view.
    case stays

    /// It's nested in that view, at any depth.
    case descends

    /// It's nested in a view further out.
    case returns

    func entering(isFromInnermost: Bool) -> Descent {
        isFromInnermost && self != .returns ? .descends : .returns
    }
}

/// A partial tag, through which one program includes another.
struct Inclusion: Sendable {
    let from: Int
    let to: Int
    let descent: Descent

    let source: TemplateText
    let name: Name

    /// The error for an inclusion that never ends.
    var error: TemplateError {
        source.error(at: name.offset, "'\(name.text)' includes itself without end")
    }
}
