import SwiftNames

/// An attribute of a declaration. For example: `@Relationship(.ordered)`.
struct Annotation {
    var name: String
    var arguments: [Argument] = []

    init(_ name: String, _ arguments: [Argument] = []) {
        self.name = name
        self.arguments = arguments
    }

    var text: String {
        arguments.isEmpty
            ? "@" + name : "@\(name)(\(arguments.map(\.text).joined(separator: ", ")))"
    }

    /// On one line where that fits.
    func lines(_ indentation: Int) -> [String] {
        arguments.isEmpty ? [text] : call("@" + name, arguments, indentation)
    }
}

/// The lines of a declaration with its attributes: on one line where that fits.
func annotated(_ annotations: [Annotation], _ line: String, _ indentation: Int) -> [String] {
    let all = (annotations.map(\.text) + [line]).joined(separator: " ")
    if TextWidth.fits(all, indentation: indentation) { return [all] }
    let head = annotations.map(\.text).joined(separator: " ")
    if !annotations.isEmpty && TextWidth.fits(head, indentation: indentation) {
        return [head, line]
    }
    return annotations.flatMap { $0.lines(indentation) } + [line]
}
