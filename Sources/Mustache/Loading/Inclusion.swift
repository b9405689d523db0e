/// How the innermost view at a place was reached from that at the start of the template.
enum Descent: Sendable {
    /// It is the same view.
    case stays

    /// It is a view inside that view, or inside one inside it, and so on.
    case descends

    /// It is a view inside some view further out.
    case returns

    func entering(isFromInnermost: Bool) -> Descent {
        isFromInnermost && self != .returns ? .descends : .returns
    }
}

/// A partial tag: one program includes another.
struct Inclusion: Sendable {
    let from: Int
    let to: Int
    let descent: Descent

    let source: SourceText
    let name: Name

    /// What to report where this inclusion never comes to an end.
    var error: TemplateError {
        source.error(at: name.offset, "'\(name.text)' includes itself without end")
    }
}
