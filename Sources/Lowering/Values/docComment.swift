import SwiftNames

/// The lines of a doc comment, with their slashes. For example: `/// A display name.`
func docComment(_ lines: [String], indentation: Int = 0) -> [String] {
    lines.flatMap { TextWidth.wrapped($0, indentation: indentation + 4) }.map { line in
        line.isEmpty ? "///" : "/// " + line
    }
}
