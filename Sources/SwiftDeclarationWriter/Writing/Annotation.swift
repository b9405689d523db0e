import TextLayout

/// An attribute of a declaration. For example: `@Relationship(.ordered)`.
struct Annotation {
    var name: String
    var arguments: [String] = []

    init(_ name: String, _ arguments: [String] = []) {
        self.name = name
        self.arguments = arguments
    }

    /// The attribute as breakable text.
    var text: String { arguments.isEmpty ? "@" + name : Breakable.call("@" + name, arguments) }
}

/// Returns a declaration with its attributes on one line if that fits. Otherwise, they are on the
/// preceding line, or on a line each.
func annotated(_ annotations: [Annotation], _ declaration: String) -> String {
    guard !annotations.isEmpty else { return declaration }
    let lineBreak = " " + LayoutMark.outerLineBreak.text
    let all = annotations.map(\.text).joined(separator: lineBreak)
    return Breakable.group(Breakable.group(all) + lineBreak + declaration)
}
