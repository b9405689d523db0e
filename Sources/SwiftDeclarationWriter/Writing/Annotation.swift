import TextLayout

/// An attribute of a declaration. For example: `@Relationship(.ordered)`.
struct Annotation {
    var name: String
    var arguments: [String] = []

    init(_ name: String, _ arguments: [String] = []) {
        self.name = name
        self.arguments = arguments
    }

    /// As text that may be broken.
    var text: String { arguments.isEmpty ? "@" + name : Breakable.call("@" + name, arguments) }
}

/// A declaration with its attributes, on one line where that fits. Else they are on the line above,
/// or on a line each.
func annotated(_ annotations: [Annotation], _ declaration: String) -> String {
    guard !annotations.isEmpty else { return declaration }
    let lineBreak = " " + LayoutMark.outerLineBreak.text
    let all = annotations.map(\.text).joined(separator: lineBreak)
    return Breakable.group(Breakable.group(all) + lineBreak + declaration)
}
